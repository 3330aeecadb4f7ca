import { ConflictNotice as ConflictNotice_4d4852085a3bf6a1d042b26ad29a404b } from '../../../admin/conflict-notice.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { EditorNameFeature as EditorNameFeature_bea2863b6f5202d0c7edfd7aed189ff1 } from '../../../admin/rich-text/editor-name.tsx'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockLabel as BlockLabel_0bfc4b792ed21f165d5d6a1be8324232 } from '../../../admin/block-label.tsx'
import { WeekPreview as WeekPreview_ba083386287e0ff9b08f9e4796890e60 } from '../../../admin/week-preview.tsx'
import { RegularLabel as RegularLabel_905aa0212afc98951b047c419ab96f0f } from '../../../admin/hours-labels.tsx'
import { DeviatingLabel as DeviatingLabel_905aa0212afc98951b047c419ab96f0f } from '../../../admin/hours-labels.tsx'
import { KindLabel as KindLabel_905aa0212afc98951b047c419ab96f0f } from '../../../admin/hours-labels.tsx'
import { AddRow as AddRow_7e3ae21460c3de8b15a6a9c5e5e23330 } from '../../../admin/add-row.tsx'
import { UnfoldNewRows as UnfoldNewRows_f66a4d7bed49a222899f78edf9dbc48c } from '../../../admin/unfold-new-rows.tsx'
import { BefundePanel as BefundePanel_0a53447928a7fd4e118eff1a912bc22a } from '../../../admin/befunde-panel.tsx'
import { Seitenbaum as Seitenbaum_1a081b2896e48969f84d3aadb9a1f4d6 } from '../../../admin/seitenbaum.tsx'
import { StandAnsichten as StandAnsichten_8870173a14e2b5ced2bf83d4da04cee2 } from '../../../admin/stand-ansichten.tsx'
import { LockSince as LockSince_fbb755ddd661250a15fa7a498e2526c1 } from '../../../admin/lock-since.tsx'
import { StandButtons as StandButtons_3b4990d0a947cccf38e68c73e4a44954 } from '../../../admin/stand-buttons.tsx'
import { ArchiveItem as ArchiveItem_969c22a8cb32b6d50de8d4e985c54881 } from '../../../admin/archive-item.tsx'
import { MenuAufbau as MenuAufbau_bd5b2e44338d455d75a789f39ee5c419 } from '../../../admin/menu-aufbau/menu-aufbau.tsx'
import { MenuRowLabel as MenuRowLabel_d57714c6254edcee5c7cbbac7bf38274 } from '../../../admin/menu-row-label.tsx'
import { Notes as Notes_f0b86e97668ed64c512ca4933684bb0a } from '../../../admin/events/notes.tsx'
import { SeriesPreview as SeriesPreview_aacdc5930bd85a5cdfa8c3c6fdfae560 } from '../../../admin/events/series-preview.tsx'
import { EuroCell as EuroCell_cd7ba3ba8926e5f1a080254ba5aba37d } from '../../../admin/euro-field.tsx'
import { EuroField as EuroField_cd7ba3ba8926e5f1a080254ba5aba37d } from '../../../admin/euro-field.tsx'
import { Nothing as Nothing_ac9eb162923dac1e1580c3239c9008cd } from '../../../admin/events/event-buttons.tsx'
import { ListButtons as ListButtons_ac9eb162923dac1e1580c3239c9008cd } from '../../../admin/events/event-buttons.tsx'
import { ImportLink as ImportLink_f17d995378834b6acab7682108070f9b } from '../../../admin/events/import-link.tsx'
import { FormButtons as FormButtons_ac9eb162923dac1e1580c3239c9008cd } from '../../../admin/events/event-buttons.tsx'
import { NameCell as NameCell_557148163b07006e104131754d5d093e } from '../../../admin/inbox/name-cell.tsx'
import { Angaben as Angaben_aacec452ddea747eef79c08cb9922c11 } from '../../../admin/inbox/angaben.tsx'
import { Attachments as Attachments_a62b0b874b1c5b7f4568c2369c17997f } from '../../../admin/inbox/attachments.tsx'
import { Correspondence as Correspondence_77127951495eedc78cb21f101f1fe3f2 } from '../../../admin/inbox/correspondence.tsx'
import { History as History_3d3c81e1a962ff08a720ce89d0fb8e4e } from '../../../admin/inbox/history.tsx'
import { RequestViews as RequestViews_963f18ae28138be36cb8469e02afd1dc } from '../../../admin/inbox/views.tsx'
import { AnswerButton as AnswerButton_4a42623b314413b62a517726f08aecfb } from '../../../admin/inbox/answer-button.tsx'
import { LizenzBedingung as LizenzBedingung_8cc8d572c1a68f66527df8f532a45171 } from '../../../admin/lizenz-bedingung.tsx'
import { VerwendetAuf as VerwendetAuf_1e510abdb2737ebc96b9287d924f3b28 } from '../../../admin/verwendet-auf.tsx'
import { MedienAnsichten as MedienAnsichten_eafc931691567dda437348db7cb8c468 } from '../../../admin/medien-ansichten.tsx'
import { MailAgain as MailAgain_c9170b97b9a8395e69aec6d8c5a823e3 } from '../../../admin/inbox/mail-again.tsx'
import { DienstLabel as DienstLabel_760e1e8a07584960fe3fb6ef5137ae57 } from '../../../admin/dienst-label.tsx'
import { PasswordNotice as PasswordNotice_e891b2b28900a56d1baa64f103ed2844 } from '../../../admin/password-notice.tsx'
import { Icon as Icon_0f35c6b343a2bbde7b1af02192952cae } from '../../../admin/graphics.tsx'
import { Logo as Logo_0f35c6b343a2bbde7b1af02192952cae } from '../../../admin/graphics.tsx'
import { OutageNotice as OutageNotice_54281f0dd7ce4b1823ce614765cdf375 } from '../../../admin/saving/outage-notice.tsx'
import { Dashboard as Dashboard_b5a00acb862914f56d147819ebb5f286 } from '../../../admin/dashboard.tsx'
import { ImportView as ImportView_ac752f8a1079e95b2dfb04849b8b5cec } from '../../../admin/events/import-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/conflict-notice.tsx#ConflictNotice": ConflictNotice_4d4852085a3bf6a1d042b26ad29a404b,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/admin/rich-text/editor-name.tsx#EditorNameFeature": EditorNameFeature_bea2863b6f5202d0c7edfd7aed189ff1,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/block-label.tsx#BlockLabel": BlockLabel_0bfc4b792ed21f165d5d6a1be8324232,
  "/admin/week-preview.tsx#WeekPreview": WeekPreview_ba083386287e0ff9b08f9e4796890e60,
  "/admin/hours-labels.tsx#RegularLabel": RegularLabel_905aa0212afc98951b047c419ab96f0f,
  "/admin/hours-labels.tsx#DeviatingLabel": DeviatingLabel_905aa0212afc98951b047c419ab96f0f,
  "/admin/hours-labels.tsx#KindLabel": KindLabel_905aa0212afc98951b047c419ab96f0f,
  "/admin/add-row.tsx#AddRow": AddRow_7e3ae21460c3de8b15a6a9c5e5e23330,
  "/admin/unfold-new-rows.tsx#UnfoldNewRows": UnfoldNewRows_f66a4d7bed49a222899f78edf9dbc48c,
  "/admin/befunde-panel.tsx#BefundePanel": BefundePanel_0a53447928a7fd4e118eff1a912bc22a,
  "/admin/seitenbaum.tsx#Seitenbaum": Seitenbaum_1a081b2896e48969f84d3aadb9a1f4d6,
  "/admin/stand-ansichten.tsx#StandAnsichten": StandAnsichten_8870173a14e2b5ced2bf83d4da04cee2,
  "/admin/lock-since.tsx#LockSince": LockSince_fbb755ddd661250a15fa7a498e2526c1,
  "/admin/stand-buttons.tsx#StandButtons": StandButtons_3b4990d0a947cccf38e68c73e4a44954,
  "/admin/archive-item.tsx#ArchiveItem": ArchiveItem_969c22a8cb32b6d50de8d4e985c54881,
  "/admin/menu-aufbau/menu-aufbau.tsx#MenuAufbau": MenuAufbau_bd5b2e44338d455d75a789f39ee5c419,
  "/admin/menu-row-label.tsx#MenuRowLabel": MenuRowLabel_d57714c6254edcee5c7cbbac7bf38274,
  "/admin/events/notes.tsx#Notes": Notes_f0b86e97668ed64c512ca4933684bb0a,
  "/admin/events/series-preview.tsx#SeriesPreview": SeriesPreview_aacdc5930bd85a5cdfa8c3c6fdfae560,
  "/admin/euro-field.tsx#EuroCell": EuroCell_cd7ba3ba8926e5f1a080254ba5aba37d,
  "/admin/euro-field.tsx#EuroField": EuroField_cd7ba3ba8926e5f1a080254ba5aba37d,
  "/admin/events/event-buttons.tsx#Nothing": Nothing_ac9eb162923dac1e1580c3239c9008cd,
  "/admin/events/event-buttons.tsx#ListButtons": ListButtons_ac9eb162923dac1e1580c3239c9008cd,
  "/admin/events/import-link.tsx#ImportLink": ImportLink_f17d995378834b6acab7682108070f9b,
  "/admin/events/event-buttons.tsx#FormButtons": FormButtons_ac9eb162923dac1e1580c3239c9008cd,
  "/admin/inbox/name-cell.tsx#NameCell": NameCell_557148163b07006e104131754d5d093e,
  "/admin/inbox/angaben.tsx#Angaben": Angaben_aacec452ddea747eef79c08cb9922c11,
  "/admin/inbox/attachments.tsx#Attachments": Attachments_a62b0b874b1c5b7f4568c2369c17997f,
  "/admin/inbox/correspondence.tsx#Correspondence": Correspondence_77127951495eedc78cb21f101f1fe3f2,
  "/admin/inbox/history.tsx#History": History_3d3c81e1a962ff08a720ce89d0fb8e4e,
  "/admin/inbox/views.tsx#RequestViews": RequestViews_963f18ae28138be36cb8469e02afd1dc,
  "/admin/inbox/answer-button.tsx#AnswerButton": AnswerButton_4a42623b314413b62a517726f08aecfb,
  "/admin/lizenz-bedingung.tsx#LizenzBedingung": LizenzBedingung_8cc8d572c1a68f66527df8f532a45171,
  "/admin/verwendet-auf.tsx#VerwendetAuf": VerwendetAuf_1e510abdb2737ebc96b9287d924f3b28,
  "/admin/medien-ansichten.tsx#MedienAnsichten": MedienAnsichten_eafc931691567dda437348db7cb8c468,
  "/admin/inbox/mail-again.tsx#MailAgain": MailAgain_c9170b97b9a8395e69aec6d8c5a823e3,
  "/admin/dienst-label.tsx#DienstLabel": DienstLabel_760e1e8a07584960fe3fb6ef5137ae57,
  "/admin/password-notice.tsx#PasswordNotice": PasswordNotice_e891b2b28900a56d1baa64f103ed2844,
  "/admin/graphics.tsx#Icon": Icon_0f35c6b343a2bbde7b1af02192952cae,
  "/admin/graphics.tsx#Logo": Logo_0f35c6b343a2bbde7b1af02192952cae,
  "/admin/saving/outage-notice.tsx#OutageNotice": OutageNotice_54281f0dd7ce4b1823ce614765cdf375,
  "/admin/dashboard.tsx#Dashboard": Dashboard_b5a00acb862914f56d147819ebb5f286,
  "/admin/events/import-view.tsx#ImportView": ImportView_ac752f8a1079e95b2dfb04849b8b5cec,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
