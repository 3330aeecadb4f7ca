import { z } from 'zod'
import { steuersaetze, widerrufArten } from '../entities/shop-artikel.ts'
import { bild } from '../page/bild.ts'
import { isoDate, nummer, sprache } from '../primitives.ts'
import { visibleText } from '../visible-text.ts'
import { mostPieces } from './bestand.ts'

/** Positions of one cart. */
export const mostPositions = 50

/** Characters of a remark, and of a size. */
export const longestAnmerkung = 500
const longestGroesse = 40

/** Cents with VAT. */
const cent = z.int().nonnegative()

/** The secret part of a cart's cookie, or of the link to an order: 128 bits (T65). */
export const geheimnis = z.string().regex(/^[\w-]{22}$/)

/**
 * What has changed since something was put into the cart, and is said before it is ordered: another
 * price or name, fewer pieces than asked for, none left, a size that there is no more, an article
 * that is not sold any more.
 */
export const positionHinweise = ['preis', 'name', 'menge', 'ausverkauft', 'groesse', 'weg'] as const

const position = z.object({
  id: z.uuid(),
  /** Number of the article; null once it is not sold any more. */
  artikel: nummer.nullable(),
  sprache,
  titel: z.string(),
  titel_vorher: z.string().nullable(),
  bild: z.nullable(bild),
  detailURL: z.string().nullable(),
  groesse: z.string().nullable(),
  anmerkungen: z.string().nullable(),
  menge: z.int().positive(),
  /** How many of the article can be had now, in all positions together. */
  hoechstens: z.int().nonnegative(),
  preis_cent: cent,
  preis_vorher_cent: cent.nullable(),
  gesamt_cent: cent,
  mwst: z.literal(steuersaetze),
  widerruf: z.enum(widerrufArten),
  lieferzeit: z.int().positive().nullable(),
  /** Number of the event that it lets one in to; null for what is no ticket. */
  eintritt: nummer.nullable(),
  /** The last day on which it lets anybody in; null for what is no ticket, and while nobody knows. */
  letzter_tag: isoDate.nullable(),
  hinweise: z.array(z.enum(positionHinweise)),
})

/** A cart as its owner sees it. `stand` differs as soon as anything in it or its price does. */
export const warenkorb = z.object({
  positionen: z.array(position),
  waren_cent: cent,
  /** True when everything in it can be ordered as it is. */
  bestellbar: z.boolean(),
  stand: z.string(),
})

/** A cart as its owner sees it. */
export type Warenkorb = z.infer<typeof warenkorb>
/** One line of it. */
export type WarenkorbPosition = Warenkorb['positionen'][number]

/** Why something could not be put in or changed as asked; `begrenzt`: fewer than asked for are in. */
export const korbProbleme = [
  'groesse',
  'menge',
  'ausverkauft',
  'weg',
  'begrenzt',
  'voll',
  'anmerkungen',
] as const

const problem = z.object({
  art: z.enum(korbProbleme),
  /** Number of the article, or id of the position, that it is about. */
  bei: z.string(),
  hoechstens: z.int().nonnegative().nullable(),
})

/** Why something in a cart is not as asked. */
export type KorbProblem = z.infer<typeof problem>

/** What is answered to whatever is done with a cart; `korb` is the secret of its cookie. */
export const korbAntwort = z.object({
  korb: geheimnis.nullable(),
  warenkorb: warenkorb.nullable(),
  /** Position that something was put into. */
  position: z.uuid().nullable(),
  probleme: z.array(problem),
})

/** What is answered to whatever is done with a cart. */
export type KorbAntwort = z.infer<typeof korbAntwort>

const korb = geheimnis.nullable()
const menge = z.int().min(1).max(mostPieces)

/** A remark goes into mails and onto papers: without what nobody sees and no database takes (S6). */
const anmerkung = z
  .string()
  .overwrite((text) => visibleText(text.toWellFormed().replace(/[^\P{Cc}\n\t]/gu, '')).trim())
  .max(longestAnmerkung)

/** What the website asks of a cart. */
export const korbFrage = z.discriminatedUnion('tun', [
  z.object({ tun: z.literal('zeigen'), korb, sprache }),
  z.object({
    tun: z.literal('hineinlegen'),
    korb,
    sprache,
    artikel: nummer,
    groesse: z.string().max(longestGroesse).nullable(),
    anmerkungen: anmerkung.nullable(),
    menge,
  }),
  z.object({
    tun: z.literal('aendern'),
    korb,
    sprache,
    mengen: z.array(z.object({ id: z.uuid(), menge })).max(mostPositions),
  }),
  z.object({ tun: z.literal('entfernen'), korb, sprache, position: z.uuid() }),
])

/** What the website asks of a cart. */
export type KorbFrage = z.infer<typeof korbFrage>

/** Calls of the shop below the API's base path; only the website makes them. */
export const shopCalls = {
  warenkorb: '/shop/warenkorb',
  kasse: '/shop/kasse',
  bestellen: '/shop/bestellen',
  bestellung: '/shop/bestellung',
  beleg: '/shop/beleg',
  widerruf: '/shop/widerruf',
  zahlung: '/shop/zahlung',
} as const
