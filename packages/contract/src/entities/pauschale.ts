import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { richText } from '../page/rich-text.ts'
import { href, isoDate, nummer, seo, sprache } from '../primitives.ts'
import { ganzeEuro } from './preis.ts'

/**
 * A house of a price category with its prices in whole euros (spec 3). `de` holds the texts in
 * the language of the answer: the specification calls the group so, whatever the language. `id`
 * is the number of the accommodation, by which a request names it (spec 2.2: `hotel`).
 */
const hotelpreis = z.object({
  id: nummer,
  /** Language of its texts; German where nobody has translated the house. */
  sprache,
  de: z.object({
    titel: z.string(),
    bild: z.nullable(bild),
    bildtext: z.string().nullable(),
    einleitung: z.string(),
    text: richText,
  }),
  spezialisierung: z.string().nullable(),
  strasse: z.string().nullable(),
  plz: z.string().nullable(),
  ort: z.string().nullable(),
  brancheneintrag_anmerkung: z.string().nullable(),
  preis_ez: ganzeEuro.nullable(),
  preis_dz: ganzeEuro.nullable(),
  preis_ferienwohnung_1: ganzeEuro.nullable(),
  preis_ferienwohnung_2: ganzeEuro.nullable(),
  email: z.email().nullable(),
  telefon: z.string().nullable(),
  link: href.nullable(),
  linktext: z.string().nullable(),
  /** The house's own page on this site. */
  detailURL: z.string().nullable(),
})

/** A price category of a package (spec 3); `field_mainform` is the number of the package. */
const preiskategorie = z.object({
  field_mainform: nummer,
  name_kategorie: z.string(),
  kategorien: z.array(hotelpreis),
})

/** The six price categories a package may have (spec 9); a list in the model. */
export const preiskategorien = {
  preiskategorie1: preiskategorie.nullable(),
  preiskategorie2: preiskategorie.nullable(),
  preiskategorie3: preiskategorie.nullable(),
  preiskategorie4: preiskategorie.nullable(),
  preiskategorie5: preiskategorie.nullable(),
  preiskategorie6: preiskategorie.nullable(),
}

/** How a package is asked for: by a form, or by a mail that the visitor writes (spec 4). */
export const anfragearten = ['formular', 'email'] as const

/** A house that takes part in a package, by its name alone. */
const haus = hotelpreis.pick({ id: true, sprache: true }).extend({ titel: z.string() })

/**
 * A package of nights and services. `preis_ab` is its lowest price in whole euros (spec 9) of the
 * houses that are public; `haeuser` names them, also where the categories are left out. It may
 * be booked from `gueltig_von` to `gueltig_bis`: of one that comes again each year (`jaehrlich`)
 * these are the season that is on, or else the next.
 */
export const pauschale = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  einleitung: z.string(),
  text: richText,
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  naechte: z.int().positive(),
  preis_ab: ganzeEuro.nullable(),
  haeuser: z.array(haus),
  leistungen: z.array(z.string()),
  gueltig_von: isoDate.nullable(),
  gueltig_bis: isoDate.nullable(),
  jaehrlich: z.boolean(),
  anfrageart: z.enum(anfragearten),
  ...preiskategorien,
  sortierung: z.int(),
  detailURL: z.string().nullable(),
  seo,
})

/** A price category of a package. */
export type Preiskategorie = z.infer<typeof preiskategorie>
/** A house of a price category with its prices. */
export type Hotelpreis = z.infer<typeof hotelpreis>
/** A package of nights and services. */
export type Pauschale = z.infer<typeof pauschale>
