import { z } from 'zod'
import { steuersaetze, widerrufArten } from '../entities/shop-artikel.ts'
import { instant, sprache } from '../primitives.ts'
import { bestellStaende, lieferarten, zahlungsarten } from './arten.ts'
import { steuer, verkaeufer } from './kasse.ts'
import { geheimnis } from './warenkorb.ts'

const cent = z.int().nonnegative()
const moment = instant

/** Steps of an order that its buyer sees. */
export const bestellSchritte = [
  'bestellt',
  'bezahlt',
  'bereit',
  'versandt',
  'abgeholt',
  'storniert',
  'teilwiderruf',
  'abgesagt',
  'zurueckgegeben',
  'widerrufen',
  'erstattet',
] as const
/** One of these steps. */
export type BestellSchritt = (typeof bestellSchritte)[number]

/**
 * Names of papers: invoice, terms, instruction on withdrawal, tickets, or the number of a credit note.
 */
export const papiername = z.string().regex(/^(rechnung|agb|widerruf|karten|RE-\d{4}-\d{5,})$/)

/** Whose order is asked for: the secret part of its link. */
export const bestellungFrage = z.object({ zugang: geheimnis })
/** Which paper of which order. */
export const papierFrage = z.object({ zugang: geheimnis, papier: papiername })

/** An order as whoever has its link sees it. */
export const bestellung = z.object({
  nummer: z.string(),
  sprache,
  stand: z.enum(bestellStaende),
  /** True when it was cancelled because nobody paid it in time. */
  verfallen: z.boolean(),
  am: moment,
  schritte: z.array(z.object({ am: moment, was: z.enum(bestellSchritte) })),
  positionen: z.array(
    z.object({
      /** Which line it is, counted from 0; nothing else tells two of the same name apart. */
      zeile: z.int().nonnegative(),
      titel: z.string(),
      groesse: z.string().nullable(),
      anmerkungen: z.string().nullable(),
      menge: z.int().positive(),
      /** How many of them are withdrawn. */
      widerrufen: z.int().nonnegative(),
      preis_cent: cent,
      mwst: z.literal(steuersaetze),
      widerruf: z.enum(widerrufArten),
    }),
  ),
  versand_cent: cent,
  summe_cent: cent,
  /** What was credited of its sum, and what of it was given back so far. */
  gutschrift_cent: cent,
  erstattet_cent: cent,
  steuern: z.array(steuer),
  lieferung: z.enum(lieferarten),
  zahlung: z.enum(zahlungsarten),
  /** Name and address, each a line; empty once they are no longer kept. */
  empfaenger: z.array(z.string()),
  abholung: z.string().nullable(),
  zahlbar_bis: moment.nullable(),
  bezahlt_am: moment.nullable(),
  /** What is to be transferred and where to; null when there is nothing to transfer. */
  ueberweisung: z
    .object({
      inhaber: z.string(),
      iban: z.string(),
      bic: z.string().nullable(),
      bank: z.string().nullable(),
      cent,
      zweck: z.string(),
      /** What a code for it says (EPC069-12). */
      girocode: z.string().nullable(),
    })
    .nullable(),
  /**
   * Whether it can be paid online now, and whether somebody has begun to; null when there is nothing to
   * pay online.
   */
  online: z.object({ moeglich: z.boolean(), begonnen: z.boolean(), cent }).nullable(),
  /** Whether tickets belong to it: none, such as come once it is paid, or such as are there. */
  karten: z.enum(['keine', 'folgen', 'da']),
  papiere: z.array(z.object({ papier: papiername, nummer: z.string().nullable() })),
  widerruf: z.object({
    /** True while it may be withdrawn from. */
    moeglich: z.boolean(),
    eingegangen_am: moment.nullable(),
  }),
  verkaeufer,
})

/** An order as whoever has its link sees it. */
export type Bestellung = z.infer<typeof bestellung>
