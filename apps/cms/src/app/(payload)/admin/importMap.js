import { ConflictNotice as ConflictNotice_4d4852085a3bf6a1d042b26ad29a404b } from '../../../admin/conflict-notice.tsx'
import { GermanPanel as GermanPanel_d6cd50adf0b6a406e6d1c3bf09d6aaa3 } from '../../../admin/german-panel.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { views as views_2f0f1e3c9b08b5a475a07bad546e3b6a } from '../../../admin/rich-text/angabe-label.tsx'
import { EditorNameFeature as EditorNameFeature_bea2863b6f5202d0c7edfd7aed189ff1 } from '../../../admin/rich-text/editor-name.tsx'
import { TidyPasteFeature as TidyPasteFeature_76fc0c33634a42e7d430ca51c275245e } from '../../../admin/rich-text/paste/paste-feature.tsx'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeature as TableFeature_1faf83d6ac3e21fe12130ffa0da2676b } from '../../../admin/rich-text/table-feature.tsx'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockLabel as BlockLabel_0bfc4b792ed21f165d5d6a1be8324232 } from '../../../admin/block-label.tsx'
import { WeekPreview as WeekPreview_ba083386287e0ff9b08f9e4796890e60 } from '../../../admin/week-preview.tsx'
import { RegularLabel as RegularLabel_905aa0212afc98951b047c419ab96f0f } from '../../../admin/hours-labels.tsx'
import { DayField as DayField_9b7ba94a3fc1c3ac117417c9102870d4 } from '../../../editing/views/date-field.tsx'
import { SeasonLabel as SeasonLabel_905aa0212afc98951b047c419ab96f0f } from '../../../admin/hours-labels.tsx'
import { MomentField as MomentField_9b7ba94a3fc1c3ac117417c9102870d4 } from '../../../editing/views/date-field.tsx'
import { DeviatingLabel as DeviatingLabel_905aa0212afc98951b047c419ab96f0f } from '../../../admin/hours-labels.tsx'
import { KindLabel as KindLabel_905aa0212afc98951b047c419ab96f0f } from '../../../admin/hours-labels.tsx'
import { AddRow as AddRow_7e3ae21460c3de8b15a6a9c5e5e23330 } from '../../../admin/add-row.tsx'
import { EuroCell as EuroCell_cd7ba3ba8926e5f1a080254ba5aba37d } from '../../../admin/euro-field.tsx'
import { EuroField as EuroField_cd7ba3ba8926e5f1a080254ba5aba37d } from '../../../admin/euro-field.tsx'
import { UnfoldNewRows as UnfoldNewRows_f66a4d7bed49a222899f78edf9dbc48c } from '../../../admin/unfold-new-rows.tsx'
import { BefundePanel as BefundePanel_0a53447928a7fd4e118eff1a912bc22a } from '../../../admin/befunde-panel.tsx'
import { StandCell as StandCell_7e8e3eb26ebddabebabe9d946b208007 } from '../../../admin/stand-cell.tsx'
import { ReviewNote as ReviewNote_adf743f2285d3ffbeff8a60f1212f612 } from '../../../admin/review-note.tsx'
import { Seitenbaum as Seitenbaum_618b352a991d7c7860a0c039bbbc8b05 } from '../../../subjects/seiten/admin/seitenbaum.tsx'
import { StandAnsichten as StandAnsichten_8870173a14e2b5ced2bf83d4da04cee2 } from '../../../admin/stand-ansichten.tsx'
import { LockSince as LockSince_fbb755ddd661250a15fa7a498e2526c1 } from '../../../admin/lock-since.tsx'
import { FillNewRows as FillNewRows_1c609e8c9f8fa68348f298b3fe53f200 } from '../../../admin/fill-new-rows.tsx'
import { AskAfterRefusal as AskAfterRefusal_a6cae393362e4083e6db104e62376af3 } from '../../../admin/ask-after-refusal.tsx'
import { StandButtons as StandButtons_3b4990d0a947cccf38e68c73e4a44954 } from '../../../admin/stand-buttons.tsx'
import { ArchiveItem as ArchiveItem_969c22a8cb32b6d50de8d4e985c54881 } from '../../../admin/archive-item.tsx'
import { PublishButton as PublishButton_91b744dd8bf5b7947578f81d9e4445ec } from '../../../admin/publish-button.tsx'
import { VersionsView as VersionsView_1aed7a5f0c0f6538cf59b79825c7ad43 } from '../../../admin/versions/versions-view.tsx'
import { VersionView as VersionView_b8d0a35790d47c70d224ee26a2d6ef73 } from '../../../admin/versions/version-view.tsx'
import { Sums as Sums_05b7b57415ce7b0d5b2b38f245200b1d } from '../../../subjects/rueckmeldungen/admin/sums.tsx'
import { MenuAufbau as MenuAufbau_f3cedaf7f18ace564ec2815ff45272a6 } from '../../../subjects/menus/admin/menu-aufbau.tsx'
import { MenuRowLabel as MenuRowLabel_d57714c6254edcee5c7cbbac7bf38274 } from '../../../admin/menu-row-label.tsx'
import { Must as Must_32cea62e86675aeb98a20d9ecf8bc1eb } from '../../../admin/must.tsx'
import { NotesWithHolidays as NotesWithHolidays_1efec9da2a90c6be153afa2e0e94d8e3 } from '../../../subjects/veranstaltungen/admin/with-holidays.tsx'
import { SeriesPreviewWithHolidays as SeriesPreviewWithHolidays_1efec9da2a90c6be153afa2e0e94d8e3 } from '../../../subjects/veranstaltungen/admin/with-holidays.tsx'
import { Nothing as Nothing_dec6d15cfa7994796b52de7c9b42c251 } from '../../../subjects/veranstaltungen/admin/event-buttons.tsx'
import { ListButtons as ListButtons_dec6d15cfa7994796b52de7c9b42c251 } from '../../../subjects/veranstaltungen/admin/event-buttons.tsx'
import { ImportLink as ImportLink_5a803d08b1ed5d7b548c1ea3b5a943b7 } from '../../../subjects/veranstaltungen/admin/import-link.tsx'
import { FormButtons as FormButtons_dec6d15cfa7994796b52de7c9b42c251 } from '../../../subjects/veranstaltungen/admin/event-buttons.tsx'
import { PlacePicker as PlacePicker_b9810824f4cc22c2db5f0bb3ee9653da } from '../../../admin/places/place-picker.tsx'
import { AlertButton as AlertButton_c07787555294f5e94697a9488b7f9e31 } from '../../../subjects/rathaus/admin/alert-button.tsx'
import { PartnerProposal as PartnerProposal_c4cc72811fa7f51c312c4393f69247e7 } from '../../../subjects/partner/admin/partner-proposal.tsx'
import { PartnerPanel as PartnerPanel_05f17e5917a01aafd1666fa9b51767f4 } from '../../../subjects/partner/admin/partner-panel.tsx'
import { GeometryField as GeometryField_2bbd23361447b5e9de1ed626f55ea786 } from '../../../admin/geometry/geometry-field.tsx'
import { DatesLinks as DatesLinks_9540dab27be33de304b7cf31d851383e } from '../../../subjects/stadt/admin/dates-links.tsx'
import { PictureLabel as PictureLabel_8e723de8232e627852158d4bbf8d67d4 } from '../../../admin/picture-label.tsx'
import { AddPictures as AddPictures_02c9df8b66fe66d6233493af94239474 } from '../../../admin/add-pictures.tsx'
import { Abruf as Abruf_d849cb7d9cb139e6eb7c8767847b0660 } from '../../../subjects/erleben/admin/abruf.tsx'
import { FilmUpload as FilmUpload_14702b079d8aa6d4e5c32ed0d573dca5 } from '../../../admin/film-upload.tsx'
import { AgendaLabel as AgendaLabel_1f3954940165440142ae62cba9b60442 } from '../../../subjects/rat/admin/agenda-label.tsx'
import { NoticePeriod as NoticePeriod_5cd4b16a29d183829e6fa6c8aee3e2c2 } from '../../../subjects/rat/admin/notice-period.tsx'
import { PrepareMeeting as PrepareMeeting_3ab6e027fcf0006ecbd4b6e78526b541 } from '../../../subjects/rat/admin/prepare-meeting.tsx'
import { PapersButton as PapersButton_93da03ef0fe23a9d523c3836022923ef } from '../../../subjects/rat/admin/papers-button.tsx'
import { InvitationButton as InvitationButton_99a9f152028d9c7198d1c3e362ecb60e } from '../../../subjects/rat/admin/invitation-button.tsx'
import { MinutesButton as MinutesButton_eda5c02faed19ce3ef3d1ffbe9351242 } from '../../../subjects/rat/admin/minutes-button.tsx'
import { UsualItemLabel as UsualItemLabel_1f3954940165440142ae62cba9b60442 } from '../../../subjects/rat/admin/agenda-label.tsx'
import { AccountState as AccountState_3481b1e07d0bd505ab14647573b474f2 } from '../../../subjects/anmeldung/admin/account-state.tsx'
import { FirstPassword as FirstPassword_d33bebd3512095f2bc7a7e2e53d6a34a } from '../../../subjects/rat/admin/first-password.tsx'
import { NameCell as NameCell_2b38b36e6805f314f1e60bc578254cb5 } from '../../../subjects/anfragen/admin/name-cell.tsx'
import { Angaben as Angaben_31a36272932731e3de236d2226f04847 } from '../../../subjects/anfragen/admin/angaben.tsx'
import { Attachments as Attachments_c48af9c16d26aa96944b398a0d873494 } from '../../../subjects/anfragen/admin/attachments.tsx'
import { Correspondence as Correspondence_cdfe51e7857f68eb8113d7528cba7b51 } from '../../../subjects/anfragen/admin/correspondence.tsx'
import { History as History_2f78db2fe9b014eb1f235de7178c8ba9 } from '../../../subjects/anfragen/admin/history.tsx'
import { RequestViews as RequestViews_3596c52e901b6cacce3ca8fc04f37321 } from '../../../subjects/anfragen/admin/views.tsx'
import { AnswerButton as AnswerButton_f145de849001bfb030bbcfce51ff7cb5 } from '../../../subjects/anfragen/admin/answer-button.tsx'
import { RunLabel as RunLabel_78c132406ae6a39bbbed4dec4562ae56 } from '../../../subjects/bergbahn/admin/labels.tsx'
import { ExceptionLabel as ExceptionLabel_78c132406ae6a39bbbed4dec4562ae56 } from '../../../subjects/bergbahn/admin/labels.tsx'
import { Stock as Stock_d1625f59d09135a8b445ff1cdd48894f } from '../../../subjects/shop/admin/stock.tsx'
import { StockCell as StockCell_72e27a1a9ab281c47a134ca66cb85019 } from '../../../subjects/shop/admin/stock-cell.tsx'
import { OrderSteps as OrderSteps_2b5c7efbc1aea14ae992a5633aff9f18 } from '../../../subjects/shop/admin/order-steps.tsx'
import { OrderViews as OrderViews_bb756e6e87adeb13591f2848be25672e } from '../../../subjects/shop/admin/order-views.tsx'
import { LizenzBedingung as LizenzBedingung_c4fc9555c0ed7422d94b76e60356c212 } from '../../../subjects/medien/admin/lizenz-bedingung.tsx'
import { VerwendetAuf as VerwendetAuf_1e510abdb2737ebc96b9287d924f3b28 } from '../../../admin/verwendet-auf.tsx'
import { MedienAnsichten as MedienAnsichten_68b94dae2cda03389d7a09fc5b402f7f } from '../../../subjects/medien/admin/medien-ansichten.tsx'
import { CurrentPassword as CurrentPassword_90bde29f686ce6ed234a68f6923741d1 } from '../../../admin/current-password.tsx'
import { SecondFactor as SecondFactor_80f965e1cc3360b83e4d954d2975f4cb } from '../../../subjects/benutzer/admin/second-factor.tsx'
import { MailAgain as MailAgain_33c4a5c1678195be00a75dd3d3483cea } from '../../../subjects/mails/admin/mail-again.tsx'
import { DienstLabel as DienstLabel_760e1e8a07584960fe3fb6ef5137ae57 } from '../../../admin/dienst-label.tsx'
import { WasAnsteht as WasAnsteht_e0ad0280957b19419e333610bdfde35b } from '../../../subjects/barrierefreiheit/admin/was-ansteht.tsx'
import { PasswordNotice as PasswordNotice_e891b2b28900a56d1baa64f103ed2844 } from '../../../admin/password-notice.tsx'
import { Icon as Icon_0f35c6b343a2bbde7b1af02192952cae } from '../../../admin/graphics.tsx'
import { Logo as Logo_0f35c6b343a2bbde7b1af02192952cae } from '../../../admin/graphics.tsx'
import { ErrorReports as ErrorReports_b2f3d654678fb474d7f5997559ab57ac } from '../../../admin/browser-errors/error-reports.tsx'
import { OutageNotice as OutageNotice_54281f0dd7ce4b1823ce614765cdf375 } from '../../../admin/saving/outage-notice.tsx'
import { NewInGerman as NewInGerman_bee2eacdd43c05d083d09d8071388c80 } from '../../../admin/new-in-german.tsx'
import { LargeFiles as LargeFiles_646c929dfbb6171d34401847a5175065 } from '../../../admin/files/large-files.tsx'
import { NamedControls as NamedControls_add353d874e38e553d5160dd2599209b } from '../../../admin/names/named-controls.tsx'
import { Dashboard as Dashboard_9fee8c63a27b9a64285c1eaae4972705 } from '../../../admin/dashboard/dashboard.tsx'
import { LoginView as LoginView_97ea5e79efee764765bd2858f57004fd } from '../../../admin/login/login-view.tsx'
import { PersonalDataView as PersonalDataView_c577e382d00ba939c62aa73e1cc70d2d } from '../../../subjects/personendaten/admin/personal-data-view.tsx'
import { VisitsView as VisitsView_66d119ecbc0e04ea17503a047aa70cbb } from '../../../subjects/besuche/admin/visits-view.tsx'
import { ImportView as ImportView_b8c9b3e9547ab915abd06de650364407 } from '../../../subjects/veranstaltungen/admin/import-view.tsx'
import { ImportView as ImportView_74b62b53c5568bfd31ff00557d528efb } from '../../../subjects/stadt/admin/import-view.tsx'
import { GapsView as GapsView_3cad2aedd0c132557f6614a940d6f70e } from '../../../subjects/stadt/admin/gaps-view.tsx'
import { PackingList as PackingList_0679cb9ee9d3faa4d32ea3adaacff21a } from '../../../subjects/shop/admin/packing-list.tsx'
import { Door as Door_7715491cdc5986c0c4472bee10f8b7cb } from '../../../subjects/shop/admin/door.tsx'
import { CancelledTickets as CancelledTickets_6ed2465d38da5570d1cd9e9d5372fbcc } from '../../../subjects/shop/admin/cancelled-tickets.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/conflict-notice.tsx#ConflictNotice": ConflictNotice_4d4852085a3bf6a1d042b26ad29a404b,
  "/admin/german-panel.tsx#GermanPanel": GermanPanel_d6cd50adf0b6a406e6d1c3bf09d6aaa3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/admin/rich-text/angabe-label.tsx#views": views_2f0f1e3c9b08b5a475a07bad546e3b6a,
  "/admin/rich-text/editor-name.tsx#EditorNameFeature": EditorNameFeature_bea2863b6f5202d0c7edfd7aed189ff1,
  "/admin/rich-text/paste/paste-feature.tsx#TidyPasteFeature": TidyPasteFeature_76fc0c33634a42e7d430ca51c275245e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/rich-text/table-feature.tsx#TableFeature": TableFeature_1faf83d6ac3e21fe12130ffa0da2676b,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/block-label.tsx#BlockLabel": BlockLabel_0bfc4b792ed21f165d5d6a1be8324232,
  "/admin/week-preview.tsx#WeekPreview": WeekPreview_ba083386287e0ff9b08f9e4796890e60,
  "/admin/hours-labels.tsx#RegularLabel": RegularLabel_905aa0212afc98951b047c419ab96f0f,
  "/editing/views/date-field.tsx#DayField": DayField_9b7ba94a3fc1c3ac117417c9102870d4,
  "/admin/hours-labels.tsx#SeasonLabel": SeasonLabel_905aa0212afc98951b047c419ab96f0f,
  "/editing/views/date-field.tsx#MomentField": MomentField_9b7ba94a3fc1c3ac117417c9102870d4,
  "/admin/hours-labels.tsx#DeviatingLabel": DeviatingLabel_905aa0212afc98951b047c419ab96f0f,
  "/admin/hours-labels.tsx#KindLabel": KindLabel_905aa0212afc98951b047c419ab96f0f,
  "/admin/add-row.tsx#AddRow": AddRow_7e3ae21460c3de8b15a6a9c5e5e23330,
  "/admin/euro-field.tsx#EuroCell": EuroCell_cd7ba3ba8926e5f1a080254ba5aba37d,
  "/admin/euro-field.tsx#EuroField": EuroField_cd7ba3ba8926e5f1a080254ba5aba37d,
  "/admin/unfold-new-rows.tsx#UnfoldNewRows": UnfoldNewRows_f66a4d7bed49a222899f78edf9dbc48c,
  "/admin/befunde-panel.tsx#BefundePanel": BefundePanel_0a53447928a7fd4e118eff1a912bc22a,
  "/admin/stand-cell.tsx#StandCell": StandCell_7e8e3eb26ebddabebabe9d946b208007,
  "/admin/review-note.tsx#ReviewNote": ReviewNote_adf743f2285d3ffbeff8a60f1212f612,
  "/subjects/seiten/admin/seitenbaum.tsx#Seitenbaum": Seitenbaum_618b352a991d7c7860a0c039bbbc8b05,
  "/admin/stand-ansichten.tsx#StandAnsichten": StandAnsichten_8870173a14e2b5ced2bf83d4da04cee2,
  "/admin/lock-since.tsx#LockSince": LockSince_fbb755ddd661250a15fa7a498e2526c1,
  "/admin/fill-new-rows.tsx#FillNewRows": FillNewRows_1c609e8c9f8fa68348f298b3fe53f200,
  "/admin/ask-after-refusal.tsx#AskAfterRefusal": AskAfterRefusal_a6cae393362e4083e6db104e62376af3,
  "/admin/stand-buttons.tsx#StandButtons": StandButtons_3b4990d0a947cccf38e68c73e4a44954,
  "/admin/archive-item.tsx#ArchiveItem": ArchiveItem_969c22a8cb32b6d50de8d4e985c54881,
  "/admin/publish-button.tsx#PublishButton": PublishButton_91b744dd8bf5b7947578f81d9e4445ec,
  "/admin/versions/versions-view.tsx#VersionsView": VersionsView_1aed7a5f0c0f6538cf59b79825c7ad43,
  "/admin/versions/version-view.tsx#VersionView": VersionView_b8d0a35790d47c70d224ee26a2d6ef73,
  "/subjects/rueckmeldungen/admin/sums.tsx#Sums": Sums_05b7b57415ce7b0d5b2b38f245200b1d,
  "/subjects/menus/admin/menu-aufbau.tsx#MenuAufbau": MenuAufbau_f3cedaf7f18ace564ec2815ff45272a6,
  "/admin/menu-row-label.tsx#MenuRowLabel": MenuRowLabel_d57714c6254edcee5c7cbbac7bf38274,
  "/admin/must.tsx#Must": Must_32cea62e86675aeb98a20d9ecf8bc1eb,
  "/subjects/veranstaltungen/admin/with-holidays.tsx#NotesWithHolidays": NotesWithHolidays_1efec9da2a90c6be153afa2e0e94d8e3,
  "/subjects/veranstaltungen/admin/with-holidays.tsx#SeriesPreviewWithHolidays": SeriesPreviewWithHolidays_1efec9da2a90c6be153afa2e0e94d8e3,
  "/subjects/veranstaltungen/admin/event-buttons.tsx#Nothing": Nothing_dec6d15cfa7994796b52de7c9b42c251,
  "/subjects/veranstaltungen/admin/event-buttons.tsx#ListButtons": ListButtons_dec6d15cfa7994796b52de7c9b42c251,
  "/subjects/veranstaltungen/admin/import-link.tsx#ImportLink": ImportLink_5a803d08b1ed5d7b548c1ea3b5a943b7,
  "/subjects/veranstaltungen/admin/event-buttons.tsx#FormButtons": FormButtons_dec6d15cfa7994796b52de7c9b42c251,
  "/admin/places/place-picker.tsx#PlacePicker": PlacePicker_b9810824f4cc22c2db5f0bb3ee9653da,
  "/subjects/rathaus/admin/alert-button.tsx#AlertButton": AlertButton_c07787555294f5e94697a9488b7f9e31,
  "/subjects/partner/admin/partner-proposal.tsx#PartnerProposal": PartnerProposal_c4cc72811fa7f51c312c4393f69247e7,
  "/subjects/partner/admin/partner-panel.tsx#PartnerPanel": PartnerPanel_05f17e5917a01aafd1666fa9b51767f4,
  "/admin/geometry/geometry-field.tsx#GeometryField": GeometryField_2bbd23361447b5e9de1ed626f55ea786,
  "/subjects/stadt/admin/dates-links.tsx#DatesLinks": DatesLinks_9540dab27be33de304b7cf31d851383e,
  "/admin/picture-label.tsx#PictureLabel": PictureLabel_8e723de8232e627852158d4bbf8d67d4,
  "/admin/add-pictures.tsx#AddPictures": AddPictures_02c9df8b66fe66d6233493af94239474,
  "/subjects/erleben/admin/abruf.tsx#Abruf": Abruf_d849cb7d9cb139e6eb7c8767847b0660,
  "/admin/film-upload.tsx#FilmUpload": FilmUpload_14702b079d8aa6d4e5c32ed0d573dca5,
  "/subjects/rat/admin/agenda-label.tsx#AgendaLabel": AgendaLabel_1f3954940165440142ae62cba9b60442,
  "/subjects/rat/admin/notice-period.tsx#NoticePeriod": NoticePeriod_5cd4b16a29d183829e6fa6c8aee3e2c2,
  "/subjects/rat/admin/prepare-meeting.tsx#PrepareMeeting": PrepareMeeting_3ab6e027fcf0006ecbd4b6e78526b541,
  "/subjects/rat/admin/papers-button.tsx#PapersButton": PapersButton_93da03ef0fe23a9d523c3836022923ef,
  "/subjects/rat/admin/invitation-button.tsx#InvitationButton": InvitationButton_99a9f152028d9c7198d1c3e362ecb60e,
  "/subjects/rat/admin/minutes-button.tsx#MinutesButton": MinutesButton_eda5c02faed19ce3ef3d1ffbe9351242,
  "/subjects/rat/admin/agenda-label.tsx#UsualItemLabel": UsualItemLabel_1f3954940165440142ae62cba9b60442,
  "/subjects/anmeldung/admin/account-state.tsx#AccountState": AccountState_3481b1e07d0bd505ab14647573b474f2,
  "/subjects/rat/admin/first-password.tsx#FirstPassword": FirstPassword_d33bebd3512095f2bc7a7e2e53d6a34a,
  "/subjects/anfragen/admin/name-cell.tsx#NameCell": NameCell_2b38b36e6805f314f1e60bc578254cb5,
  "/subjects/anfragen/admin/angaben.tsx#Angaben": Angaben_31a36272932731e3de236d2226f04847,
  "/subjects/anfragen/admin/attachments.tsx#Attachments": Attachments_c48af9c16d26aa96944b398a0d873494,
  "/subjects/anfragen/admin/correspondence.tsx#Correspondence": Correspondence_cdfe51e7857f68eb8113d7528cba7b51,
  "/subjects/anfragen/admin/history.tsx#History": History_2f78db2fe9b014eb1f235de7178c8ba9,
  "/subjects/anfragen/admin/views.tsx#RequestViews": RequestViews_3596c52e901b6cacce3ca8fc04f37321,
  "/subjects/anfragen/admin/answer-button.tsx#AnswerButton": AnswerButton_f145de849001bfb030bbcfce51ff7cb5,
  "/subjects/bergbahn/admin/labels.tsx#RunLabel": RunLabel_78c132406ae6a39bbbed4dec4562ae56,
  "/subjects/bergbahn/admin/labels.tsx#ExceptionLabel": ExceptionLabel_78c132406ae6a39bbbed4dec4562ae56,
  "/subjects/shop/admin/stock.tsx#Stock": Stock_d1625f59d09135a8b445ff1cdd48894f,
  "/subjects/shop/admin/stock-cell.tsx#StockCell": StockCell_72e27a1a9ab281c47a134ca66cb85019,
  "/subjects/shop/admin/order-steps.tsx#OrderSteps": OrderSteps_2b5c7efbc1aea14ae992a5633aff9f18,
  "/subjects/shop/admin/order-views.tsx#OrderViews": OrderViews_bb756e6e87adeb13591f2848be25672e,
  "/subjects/medien/admin/lizenz-bedingung.tsx#LizenzBedingung": LizenzBedingung_c4fc9555c0ed7422d94b76e60356c212,
  "/admin/verwendet-auf.tsx#VerwendetAuf": VerwendetAuf_1e510abdb2737ebc96b9287d924f3b28,
  "/subjects/medien/admin/medien-ansichten.tsx#MedienAnsichten": MedienAnsichten_68b94dae2cda03389d7a09fc5b402f7f,
  "/admin/current-password.tsx#CurrentPassword": CurrentPassword_90bde29f686ce6ed234a68f6923741d1,
  "/subjects/benutzer/admin/second-factor.tsx#SecondFactor": SecondFactor_80f965e1cc3360b83e4d954d2975f4cb,
  "/subjects/mails/admin/mail-again.tsx#MailAgain": MailAgain_33c4a5c1678195be00a75dd3d3483cea,
  "/admin/dienst-label.tsx#DienstLabel": DienstLabel_760e1e8a07584960fe3fb6ef5137ae57,
  "/subjects/barrierefreiheit/admin/was-ansteht.tsx#WasAnsteht": WasAnsteht_e0ad0280957b19419e333610bdfde35b,
  "/admin/password-notice.tsx#PasswordNotice": PasswordNotice_e891b2b28900a56d1baa64f103ed2844,
  "/admin/graphics.tsx#Icon": Icon_0f35c6b343a2bbde7b1af02192952cae,
  "/admin/graphics.tsx#Logo": Logo_0f35c6b343a2bbde7b1af02192952cae,
  "/admin/browser-errors/error-reports.tsx#ErrorReports": ErrorReports_b2f3d654678fb474d7f5997559ab57ac,
  "/admin/saving/outage-notice.tsx#OutageNotice": OutageNotice_54281f0dd7ce4b1823ce614765cdf375,
  "/admin/new-in-german.tsx#NewInGerman": NewInGerman_bee2eacdd43c05d083d09d8071388c80,
  "/admin/files/large-files.tsx#LargeFiles": LargeFiles_646c929dfbb6171d34401847a5175065,
  "/admin/names/named-controls.tsx#NamedControls": NamedControls_add353d874e38e553d5160dd2599209b,
  "/admin/dashboard/dashboard.tsx#Dashboard": Dashboard_9fee8c63a27b9a64285c1eaae4972705,
  "/admin/login/login-view.tsx#LoginView": LoginView_97ea5e79efee764765bd2858f57004fd,
  "/subjects/personendaten/admin/personal-data-view.tsx#PersonalDataView": PersonalDataView_c577e382d00ba939c62aa73e1cc70d2d,
  "/subjects/besuche/admin/visits-view.tsx#VisitsView": VisitsView_66d119ecbc0e04ea17503a047aa70cbb,
  "/subjects/veranstaltungen/admin/import-view.tsx#ImportView": ImportView_b8c9b3e9547ab915abd06de650364407,
  "/subjects/stadt/admin/import-view.tsx#ImportView": ImportView_74b62b53c5568bfd31ff00557d528efb,
  "/subjects/stadt/admin/gaps-view.tsx#GapsView": GapsView_3cad2aedd0c132557f6614a940d6f70e,
  "/subjects/shop/admin/packing-list.tsx#PackingList": PackingList_0679cb9ee9d3faa4d32ea3adaacff21a,
  "/subjects/shop/admin/door.tsx#Door": Door_7715491cdc5986c0c4472bee10f8b7cb,
  "/subjects/shop/admin/cancelled-tickets.tsx#CancelledTickets": CancelledTickets_6ed2465d38da5570d1cd9e9d5372fbcc,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
