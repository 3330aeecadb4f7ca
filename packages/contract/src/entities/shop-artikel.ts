import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { richText } from '../page/rich-text.ts'
import { href, isoDate, nummer, seo, sprache } from '../primitives.ts'
import { euro } from './preis.ts'

/** Who a document is meant for; only `oeffentlich` ones leave the API. */
export const einstufungen = ['oeffentlich', 'intern'] as const

/** Rates of VAT in per cent. */
export const steuersaetze = [7, 19] as const

/**
 * Whether a buyer may withdraw, or why not (§ 312g (2) BGB): `termin` for tickets of a date,
 * `verderblich` for what spoils, `hygiene` for sealed goods once opened, `nach_mass` for what is made
 * to order.
 */
export const widerrufArten = ['ja', 'termin', 'verderblich', 'hygiene', 'nach_mass'] as const

/** What a price is compared by, where goods are sold by weight, volume or length (PAngV). */
export const grundpreisEinheiten = ['kg', 'l', 'm'] as const

/** Who made it or answers for it in the Union (GPSR, article 19): name, postal and electronic address. */
const hersteller = z.object({ name: z.string(), anschrift: z.string(), kontakt: z.string() })

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
 * `lieferzeit` is working days, `hoechstens` how many one order may have. An `eintrittskarte` lets one
 * in to its event and comes as a PDF; of one whose event is `abgesagt` nothing is left. A server that
 * knows nothing of the last fields may leave them out.
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
  mwst: z.literal(steuersaetze).default(19),
  grundpreis: z
    .object({ betrag: euro, einheit: z.enum(grundpreisEinheiten) })
    .nullable()
    .default(null),
  gewicht_pro_einheit: z.int().nonnegative(),
  erstellt: z.iso.datetime(),
  menge_limit: z.int().nonnegative().nullable(),
  menge_aktuell: z.int().nonnegative(),
  dokumente: z.array(dokument),
  links: z.array(z.object({ link: href, linktext: z.string(), isintern: z.boolean() })),
  veranstaltung: z
    .object({
      id: nummer,
      titel: z.string(),
      detailURL: z.string().nullable(),
      abgesagt: z.boolean().default(false),
      /** Its day is over, the new one where it was moved. */
      vorbei: z.boolean().default(false),
      /** The last day on which it takes place, the new one where it was moved; null while nobody knows. */
      letzter_tag: isoDate.nullable().default(null),
    })
    .nullable(),
  rubrik_name: z.string().nullable(),
  groessen: z.string().nullable(),
  lieferzeit: z.int().positive().nullable().default(null),
  hersteller: hersteller.nullable().default(null),
  sicherheit: z.string().nullable().default(null),
  widerruf: z.enum(widerrufArten).default('ja'),
  hoechstens: z.int().positive().nullable().default(null),
  eintrittskarte: z.boolean().default(false),
  aktiv: z.boolean(),
  sortierung: z.int(),
  detailURL: z.string().nullable(),
  seo,
})

/** A thing the town sells. */
export type ShopArtikel = z.infer<typeof shopArtikel>
