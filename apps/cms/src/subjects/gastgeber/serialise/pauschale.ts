import type { Hotelpreis, Pauschale, Preiskategorie } from '@kurstadt/contract'
import type { PauschaleDoc, PreiskategorieBlock } from '../../../payload-types.ts'
import { adresseOf, kontaktOf } from '../../../wire/serialise/adresse.ts'
import { bildFields } from '../../../wire/serialise/bild.ts'
import type { NamedDoc } from '../../../wire/serialise/named.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'

type StoredHotel = NonNullable<PreiskategorieBlock['hotels']>[number]

/** The price categories as they are numbered on the wire. */
export type Kategorien = Pick<
  Pauschale,
  | 'preiskategorie1'
  | 'preiskategorie2'
  | 'preiskategorie3'
  | 'preiskategorie4'
  | 'preiskategorie5'
  | 'preiskategorie6'
>

type House = NamedDoc<'unterkuenfte'>

function describeHouse(house: House, refs: Refs) {
  const { bild, bildtext } = bildFields(house.bild, refs)
  const { strasse, plz, ort } = adresseOf(house.adresse)
  const einleitung = house.einleitung ?? ''
  const de = { titel: house.titel, bild, bildtext, einleitung, text: textOf(house.text, refs) }
  const spezialisierung = textOrNull(house.spezialisierung)
  const nummer = nummerOf(house)
  return {
    id: nummer,
    sprache: spracheOf(house.id, refs),
    de,
    spezialisierung,
    strasse,
    plz,
    ort,
    ...kontaktOf(house.kontakt),
    detailURL: detailUrl(refs.detailPages.unterkuenfte, house.titel, nummer),
  }
}

type Described = ReturnType<typeof describeHouse>

/** What a house is in every package of an answer that names it; its text is put together once. */
const described = new WeakMap<Refs, Map<string, Described>>()

function houseOf(house: House, refs: Refs): Described {
  const houses = described.get(refs) ?? new Map<string, Described>()
  described.set(refs, houses)
  const known = houses.get(house.id) ?? describeHouse(house, refs)
  houses.set(house.id, known)
  return known
}

/** A house of the answer by its name. */
export function namedHouse(refs: Refs): (id: string) => Pauschale['haeuser'][number] | undefined {
  return (id) => {
    const house = refs.related.unterkuenfte?.get(id)
    if (!house) return undefined
    return { id: nummerOf(house), sprache: spracheOf(house.id, refs), titel: house.titel }
  }
}

/** A price that somebody has set: 0 is none. */
const priceOf = (euros: number | null | undefined) => (euros && euros > 0 ? euros : null)

function hotelOf(row: StoredHotel, refs: Refs): Hotelpreis[] {
  const house = refs.related.unterkuenfte?.get(idOf(row.unterkunft) ?? '')
  if (!house) return []
  return [
    {
      ...houseOf(house, refs),
      brancheneintrag_anmerkung: textOrNull(row.anmerkung),
      preis_ez: priceOf(row.preis_ez),
      preis_dz: priceOf(row.preis_dz),
      preis_ferienwohnung_1: priceOf(row.preis_ferienwohnung_1),
      preis_ferienwohnung_2: priceOf(row.preis_ferienwohnung_2),
    },
  ]
}

/** Model list → wire numbers: `preiskategorien[0]` → `preiskategorie1` (spec 3). */
export function kategorienOf(doc: NamedDoc<'pauschalen'>, refs: Refs): Kategorien {
  const rows = doc.preiskategorien ?? []
  const at = (index: number): Preiskategorie | null => {
    const row = rows[index]
    if (!row) return null
    return {
      field_mainform: nummerOf(doc),
      name_kategorie: row.titel ?? '',
      kategorien: (row.hotels ?? []).flatMap((hotel) => hotelOf(hotel, refs)),
    }
  }
  return {
    preiskategorie1: at(0),
    preiskategorie2: at(1),
    preiskategorie3: at(2),
    preiskategorie4: at(3),
    preiskategorie5: at(4),
    preiskategorie6: at(5),
  }
}

/** First and last day on which a package may be booked. */
type Zeitraum = { von: string | null; bis: string | null }

/** A package on the wire (spec 3) with its season; its page is the one the editor chose. */
export function pauschaleOf(
  doc: PauschaleDoc,
  refs: Refs,
  { von, bis, preis_ab, haeuser }: Zeitraum & Pick<Pauschale, 'preis_ab' | 'haeuser'>,
): Pauschale {
  const pathOf = (id: string) => refs.pfade.get(id)?.pfad ?? null
  return {
    id: nummerOf(doc),
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    einleitung: doc.einleitung ?? '',
    text: textOf(doc.text, refs),
    ...bildFields(doc.bild, refs),
    naechte: doc.naechte,
    preis_ab,
    haeuser,
    leistungen: (doc.leistungen ?? []).map(({ text }) => text),
    gueltig_von: von,
    gueltig_bis: bis,
    jaehrlich: doc.jaehrlich === true,
    anfrageart: doc.anfrageart ?? 'formular',
    ...kategorienOf(doc, refs),
    sortierung: Math.round(doc.sortierung ?? 0),
    detailURL: pathOf(idOf(doc.seite) ?? ''),
    seo: seoOf(doc.seo),
  }
}
