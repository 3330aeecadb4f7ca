import { z } from 'zod'
import { geheimnis } from './warenkorb.ts'

/** Number of a payment at the provider of online payments. */
export const zahlungsnummer = z.string().regex(/^tr_\w{1,60}$/)

/**
 * What the website asks of an online payment: to begin one for the order behind a link, to look
 * whether it has come, or to look at one that somebody says something of.
 */
export const zahlungFrage = z.discriminatedUnion('tun', [
  z.object({ tun: z.literal('beginnen'), zugang: geheimnis }),
  z.object({ tun: z.literal('nachsehen'), zugang: geheimnis }),
  z.object({ tun: z.literal('melden'), zahlung: zahlungsnummer }),
])
/** What the website asks of an online payment. */
export type ZahlungFrage = z.infer<typeof zahlungFrage>

/** Where one pays; null where there is nothing to pay, or nothing was asked. */
export const zahlungAntwort = z.object({
  adresse: z.url({ protocol: /^https?$/ }).nullable(),
  /** What is paid there, and for which order; null without an address. */
  cent: z.int().positive().nullable(),
  nummer: z.string().nullable(),
})
/** Where one pays. */
export type ZahlungAntwort = z.infer<typeof zahlungAntwort>
