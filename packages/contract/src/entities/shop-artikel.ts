import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { richText } from '../page/rich-text.ts'
import { href, isoDate, nummer, seo, sprache } from '../primitives.ts'
import { euro } from './preis.ts'

/** Who a document is meant for; only `oeffentlich` ones leave the API. */
export const einstufungen = ['oeffentlich', 'intern'] as const

const dokument = z.object({
  link: href.nullable(),
  datei: z
    .object({
      link: z.string().regex(/^\/media\/[\w.-]+$/),
      format: z.string(),
      groesse: z.int().nonnegative(),
      stand: isoDate.nullable(),
    })
    .nullable(),
  downloadtext: z.string(),
  einstufung: z.enum(einstufungen),
})

/**
 * A thing the town sells (spec 3). `preis_pro_einheit` is euros including VAT,
 * `gewicht_pro_einheit` grams, `groessen` comma-separated sizes, `menge_limit` null where there is
 * always enough; `menge_aktuell` is how many of them are gone. `erstellt` is an ISO time in UTC.
 */
export const shopArtikel = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  einleitung: z.string(),
  text: richText,
  preis_pro_einheit: euro,
  gewicht_pro_einheit: z.int().nonnegative(),
  erstellt: z.iso.datetime(),
  menge_limit: z.int().nonnegative().nullable(),
  menge_aktuell: z.int().nonnegative(),
  dokumente: z.array(dokument),
  links: z.array(z.object({ link: href, linktext: z.string(), isintern: z.boolean() })),
  veranstaltung: z
    .object({ id: nummer, titel: z.string(), detailURL: z.string().nullable() })
    .nullable(),
  rubrik_name: z.string().nullable(),
  groessen: z.string().nullable(),
  aktiv: z.boolean(),
  sortierung: z.int(),
  detailURL: z.string().nullable(),
  seo,
})

/** A thing the town sells. */
export type ShopArtikel = z.infer<typeof shopArtikel>
