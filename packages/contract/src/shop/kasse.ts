import { z } from 'zod'
import { steuersaetze } from '../entities/shop-artikel.ts'
import { formProblems } from '../forms/fields.ts'
import { sprache } from '../primitives.ts'
import { laender, lieferarten, zahlungsarten } from './arten.ts'
import { geheimnis, warenkorb } from './warenkorb.ts'

/** Characters of a field, whatever it is: more is nobody's address. */
const longestField = 500

const cent = z.int().nonnegative()
const korb = geheimnis.nullable()

/** What the website asks of a checkout. */
export const kasseFrage = z.discriminatedUnion('tun', [
  z.object({ tun: z.literal('zeigen'), korb, sprache }),
  z.object({
    tun: z.literal('angeben'),
    korb,
    sprache,
    felder: z.record(z.string().max(30), z.string().max(longestField)),
  }),
])

/** What the website asks of a checkout. */
export type KasseFrage = z.infer<typeof kasseFrage>

/** VAT of one rate, as it will stand on the invoice. */
export const steuer = z.object({
  satz: z.literal(steuersaetze),
  brutto_cent: cent,
  netto_cent: cent,
  steuer_cent: cent,
})

/** Who sells. */
export const verkaeufer = z.object({
  name: z.string(),
  vertreten: z.string().nullable(),
  strasse: z.string().nullable(),
  plz: z.string().nullable(),
  ort: z.string().nullable(),
  email: z.string().nullable(),
  telefon: z.string().nullable(),
  ust_id: z.string().nullable(),
})
/** Who sells. */
export type Verkaeufer = z.infer<typeof verkaeufer>

/** What somebody has entered at the checkout, once all of it is right. */
export const angaben = z.object({
  lieferung: z.enum(lieferarten),
  zahlung: z.enum(zahlungsarten),
  vorname: z.string(),
  nachname: z.string(),
  strasse: z.string().nullable(),
  plz: z.string().nullable(),
  ort: z.string().nullable(),
  land: z.enum(laender),
  email: z.string(),
  telefon: z.string().nullable(),
})

/** What is ordered by the button: everything that § 312j BGB wants said directly above it. */
const uebersicht = z.object({
  angaben,
  waren_cent: cent,
  versand_cent: cent,
  summe_cent: cent,
  steuern: z.array(steuer),
  /** Longest delivery time among the articles, in working days; null when none says any. */
  lieferzeit: z.int().positive().nullable(),
  /** Days until a transfer has to be there; null for other ways to pay, and for what costs nothing. */
  zahlbar_tage: z.int().positive().nullable(),
  /** Where and when one fetches it; null where nothing is fetched. */
  abholung: z.string().nullable(),
  verkaeufer,
  /** Whether there are terms of the shop besides what the law says. */
  hat_agb: z.boolean(),
  /** A word that differs as soon as anything above does. */
  stand: z.string(),
})

/** What is answered to whatever is done at the checkout. */
export const kasseAntwort = z.object({
  korb,
  warenkorb: warenkorb.nullable(),
  angebot: z.object({
    lieferungen: z.array(z.enum(lieferarten)),
    zahlungen: z.array(z.enum(zahlungsarten)),
  }),
  /** What was entered before, right or wrong. */
  felder: z.record(z.string(), z.string()),
  /** What is wrong, by field. */
  fehler: z.record(z.string(), z.enum(formProblems)),
  abholung: z.string().nullable(),
  /** Null until everything has been entered and can be ordered. */
  uebersicht: uebersicht.nullable(),
})

/** What is answered to whatever is done at the checkout. */
export type KasseAntwort = z.infer<typeof kasseAntwort>
/** What is ordered by the button. */
export type Uebersicht = NonNullable<KasseAntwort['uebersicht']>

/** An order: `stand` is what was looked at, the same `schluessel` twice is one order (F12). */
export const bestellFrage = z.object({
  /** Null once the cart is ordered: who clicks again is led to the order that the key has made. */
  korb: geheimnis.nullable(),
  sprache,
  stand: z.string().max(64),
  schluessel: z.uuid(),
})
/** An order. */
export type BestellFrage = z.infer<typeof bestellFrage>

/**
 * What came of an order: it is kept, and `zugang` opens its page; or something has changed since it
 * was looked at, and the cart says what.
 */
export const bestellAntwort = z.discriminatedUnion('ergebnis', [
  z.object({
    ergebnis: z.literal('bestellt'),
    sprache,
    zugang: geheimnis,
    nummer: z.string(),
    /** True when something is left in the cart, put in from another tab meanwhile. */
    rest: z.boolean(),
  }),
  z.object({ ergebnis: z.literal('geaendert') }),
  z.object({ ergebnis: z.literal('leer') }),
])
/** What came of an order. */
export type BestellAntwort = z.infer<typeof bestellAntwort>
