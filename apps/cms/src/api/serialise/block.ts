import type { BlockOf, Slot, TemplateName, WireBlock } from '@kurstadt/contract'
import type { SeiteDoc } from '../../payload-types.ts'
import { oeffnungszeitenOf } from './adresse.ts'
import { bildFields } from './bild.ts'
import { downloadsOf } from './downloads.ts'
import { karteOf } from './karte.ts'
import type { Refs } from './refs.ts'
import { textOf } from './rich-text.ts'
import { hrefOrNull, textOrNull } from './values.ts'

type StoredBlock = NonNullable<SeiteDoc['bloecke']>[number]
type Stored<Name extends TemplateName> = Extract<StoredBlock, { blockType: Name }>
type Options<Name extends TemplateName> = BlockOf<Name>['options']

function linkOf({ link, linktext }: { link?: string | null; linktext?: string | null }) {
  return { link: hrefOrNull(link), linktext: textOrNull(linktext) }
}

function onlyTitle({ titel }: { titel?: string | null }) {
  return { titel: textOrNull(titel) }
}

function formOptions({ titel, einleitung }: { titel?: string | null; einleitung?: string | null }) {
  return { titel: textOrNull(titel), einleitung: textOrNull(einleitung) }
}

/** Hours that an editor wrote; nothing to show without any. */
function hoursOf(block: Stored<'oeffnungszeiten'>): Options<'oeffnungszeiten'> | null {
  const oeffnungszeitenStrukturiert = oeffnungszeitenOf(block.oeffnungszeitenStrukturiert)
  if (oeffnungszeitenStrukturiert.length === 0) return null
  return { titel: textOrNull(block.titel), oeffnungszeitenStrukturiert }
}

type TeaserTexts = Parameters<typeof linkOf>[0] & Parameters<typeof formOptions>[0]

function teaserTexts(block: TeaserTexts) {
  return { ...formOptions(block), ...linkOf(block) }
}

/** Model list → wire numbers: `teaser[0].titel` → `titel1` (spec 3). */
function teaserOf(
  block: Stored<'bild-text-teaser-3x'>,
  refs: Refs,
): Options<'bild-text-teaser-3x'> {
  const rows = block.teaser ?? []
  const at = (index: number) => {
    const row = rows[index]
    const { bild, ...texts } = bildFields(row?.bild, refs)
    return {
      titel: textOrNull(row?.titel),
      text: textOrNull(row?.text),
      link: hrefOrNull(row?.link),
      bildupload: bild === null ? null : { bild, ...texts },
    }
  }
  const [one, two, three] = [at(0), at(1), at(2)]
  return {
    titel: textOrNull(block.titel),
    einleitung: textOrNull(block.einleitung),
    titel1: one.titel ?? '',
    text1: one.text,
    link1: one.link,
    bildupload1: one.bildupload,
    titel2: two.titel,
    text2: two.text,
    link2: two.link,
    bildupload2: two.bildupload,
    titel3: three.titel,
    text3: three.text,
    link3: three.link,
    bildupload3: three.bildupload,
  }
}

/** Model list → wire numbers: `icons[0]` → `icon1` (spec 3). */
function iconsOf(block: Stored<'kurzinfo-icons'>): Options<'kurzinfo-icons'> | null {
  const [icon1, icon2, icon3, icon4] = (block.icons ?? []).map(({ icon, titel, text, link }) => ({
    icon,
    titel,
    text: textOrNull(text),
    link: hrefOrNull(link),
  }))
  if (!icon1) return null
  return {
    titel: textOrNull(block.titel),
    icon1,
    icon2: icon2 ?? null,
    icon3: icon3 ?? null,
    icon4: icon4 ?? null,
  }
}

const optionsOf: {
  [Name in TemplateName]: (block: Stored<Name>, refs: Refs) => Options<Name> | null
} = {
  text: (block, refs) => ({ titel: textOrNull(block.titel), text: textOf(block.text, refs) }),
  'bild-text': (block, refs) => ({
    titel: textOrNull(block.titel),
    text: textOf(block.text, refs),
    bild: bildFields(block.bild, refs).bild,
    anordnung: block.anordnung,
    ...linkOf(block),
  }),
  zitat: ({ text, quelle }) => ({ text: text ?? '', quelle: textOrNull(quelle) }),
  'headline-teaser': (block) => ({
    titel: block.titel ?? '',
    titel_tag: block.titel_tag,
    untertitel: textOrNull(block.untertitel),
    einleitung: textOrNull(block.einleitung),
    ...linkOf(block),
  }),
  'bild-text-teaser-3x': teaserOf,
  'kurzinfo-icons': iconsOf,
  downloads: downloadsOf,
  veranstaltungen: onlyTitle,
  'veranstaltungen-archiv': onlyTitle,
  'veranstaltungen-filter': onlyTitle,
  eventteaser: teaserTexts,
  'shop-veranstaltungen': teaserTexts,
  'sidebar-veranstaltungen': ({ titel, link }) => ({
    titel: textOrNull(titel),
    link: hrefOrNull(link),
  }),
  'veranstaltung-detail': () => ({}),
  aktuelles: onlyTitle,
  'aktuelles-detail': () => ({}),
  newsticker: (block) => ({
    titel: textOrNull(block.titel),
    einleitung: textOrNull(block.einleitung),
    ...linkOf(block),
  }),
  'amt-detail': () => ({}),
  'mitarbeiter-detail': () => ({}),
  behoerdenlotse: onlyTitle,
  ansprechpartner: onlyTitle,
  wegweiser: onlyTitle,
  'wegweiser-detail': () => ({}),
  'wegweiser-lebenslagen': onlyTitle,
  'wegweiser-formulare': onlyTitle,
  'wegweiser-organisation': onlyTitle,
  oeffnungszeiten: hoursOf,
  suche: () => ({}),
  'formular-veranstaltung': formOptions,
  'formular-kontakt': formOptions,
  'formular-fuehrung': formOptions,
  'formular-pauschale': (block) => ({
    ...formOptions(block),
    anfrageart: block.anfrageart ?? 'formular',
  }),
  'formular-schaden': (block, refs) => ({
    ...formOptions(block),
    karte: karteOf(block.karte, refs),
  }),
  'formular-barriere': formOptions,
  'formular-verein': formOptions,
  'formular-brancheneintrag': formOptions,
  'formular-schwarzes-brett': formOptions,
  'formular-corona': formOptions,
}

/** What the editor set at a block of one template; null when it has nothing to show. */
export function optionsOfBlock<Name extends TemplateName>(
  template: Name,
  block: Stored<Name>,
  refs: Refs,
): Options<Name> | null {
  return optionsOf[template](block, refs)
}

/** A block of a page as it travels; null when it has nothing to show or is not known any more. */
export function blockOf(
  block: StoredBlock,
  slotName: Slot,
  as: string | null,
  refs: Refs,
): WireBlock | null {
  if (!Object.hasOwn(optionsOf, block.blockType)) return null
  const options = optionsOfBlock(block.blockType, block, refs)
  if (options === null) return null
  return { template: block.blockType, slotName, context: as, options }
}
