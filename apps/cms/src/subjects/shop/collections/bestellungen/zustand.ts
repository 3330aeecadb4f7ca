import type { BestellStand, Lieferart, Zahlungsart } from '@kurstadt/contract/shop'
import { z } from 'zod'
import { dayAt, instantInBerlin } from '../../../../platform/time/berlin.ts'
import { daysLater } from '../../../../platform/time/days.ts'

/** What may happen to an order, as the office reads it. */
export const schritte = {
  bestellt: 'Bestellt',
  bezahlt: 'Bezahlt',
  bereit: 'Zur Abholung bereit',
  versandt: 'Versandt',
  abgeholt: 'Abgeholt',
  storniert: 'Storniert',
  verfallen: 'Storniert, weil nicht bezahlt wurde',
  zu_spaet: 'Zahlung kam zu spät: bitte erstatten',
  widerruf: 'Widerruf eingegangen',
  teilwiderruf: 'Teilweise widerrufen',
  absage: 'Absage der Veranstaltung mitgeteilt',
  doch: 'Mitgeteilt, dass die Veranstaltung doch stattfindet',
  verschoben: 'Verschiebung der Veranstaltung mitgeteilt',
  verlegt: 'Ort der Veranstaltung mitgeteilt',
  abgesagt: 'Karten zurückgenommen, weil die Veranstaltung ausfällt',
  zurueckgegeben: 'Karten zurückgenommen, weil die Veranstaltung verschoben ist',
  widerrufen: 'Widerrufen',
  zurueck: 'Ware zurück im Bestand',
  erstattet: 'Erstattet',
} as const

/** One of these. */
export type SchrittArt = keyof typeof schritte

const isStep = (value: unknown): value is SchrittArt =>
  typeof value === 'string' && Object.hasOwn(schritte, value)

/** One step of an order: when, who, what; `wer` is null for what the product did. */
export const schritt = z.object({
  am: z.string(),
  wer: z.string().nullable(),
  was: z.custom<SchrittArt>(isStep),
  /** Of a part that was taken back: its pieces, line by line, and what was credited for them. */
  mengen: z.array(z.int().nonnegative()).optional(),
  cent: z.int().nonnegative().optional(),
  /** Number of the event that somebody was told of. */
  eintritt: z.number().optional(),
  /** The day that it was moved to; null while nobody knows. */
  tag: z.string().nullable().optional(),
  /** Names the venue that it was moved to; empty for the one that it had first. */
  ort: z.string().optional(),
})

/** One step of an order. */
export type Schritt = z.infer<typeof schritt>

/** What holders of tickets may be told of an event. */
const news = ['absage', 'doch', 'verschoben'] as const satisfies readonly SchrittArt[]

/** One of these: it is cancelled, takes place after all, or on another day. */
export type Nachricht = (typeof news)[number]

/** What holders of tickets were told last of an event, and of which day; null for nothing. */
export function lastNewsOf(
  verlauf: readonly Schritt[],
  nummer: number,
): { was: Nachricht; tag: string | null } | null {
  const told = verlauf.flatMap(({ eintritt, tag = null, was }) => {
    const one = news.find((kind) => kind === was)
    return eintritt === nummer && one !== undefined ? [{ was: one, tag }] : []
  })
  return told.at(-1) ?? null
}

/** The venue that holders of tickets were told of last, by its name in the history; null for none. */
export function lastPlaceOf(verlauf: readonly Schritt[], nummer: number): string | null {
  const last = verlauf.findLast(({ eintritt, was }) => was === 'verlegt' && eintritt === nummer)
  return last?.ort ?? null
}

const off: ReadonlySet<BestellStand> = new Set(['storniert', 'widerrufen'])

/** True for an order that is off as a whole. */
export const isOff = (stand: BestellStand) => off.has(stand)

/** The state of an order that waits for nothing: it is packed; what goes by mail is sent with that. */
export const readyState = (lieferung: Lieferart): BestellStand =>
  lieferung === 'mail' ? 'versandt' : 'neu'

type Terms = {
  lieferung: Lieferart
  zahlung: Zahlungsart
  summe_cent: number
  now: Date
  /** Days for a transfer in advance, and for an invoice. */
  tage?: { vorkasse: number; rechnung: number }
  /** The last day on which all its tickets let anybody in; null where no day ends it. */
  letzter_tag?: string | null
}

/** Days that somebody has to pay online: enough to begin anew the next day. */
const onlineDays = 1

/** Until when an order has to be paid, in the town's time; null when it is paid at the counter. */
export function payableUntil({
  zahlung,
  now,
  tage = { vorkasse: 7, rechnung: 14 },
  letzter_tag = null,
}: Omit<Terms, 'summe_cent' | 'lieferung'>): string | null {
  if (zahlung === 'abholung') return null
  const days = zahlung === 'online' ? onlineDays : tage[zahlung]
  const day = daysLater(dayAt(now), days)
  // Nobody pays for an evening that is over.
  const last = letzter_tag !== null && letzter_tag < day ? letzter_tag : day
  return instantInBerlin(`${last}T23:59`)
}

/** An order as far as it says until when it has to be paid. */
type Payable = Pick<Terms, 'letzter_tag' | 'zahlung'> & { zahlbar_bis: string | null }

/**
 * Until when an order has to be paid whose buyer hears something new of it today: they have as long as
 * somebody who orders today, and never less than before.
 */
export function extendedUntil(
  { letzter_tag, zahlbar_bis, zahlung }: Payable,
  now: Date,
  tage: Terms['tage'],
): string | null {
  const asked = payableUntil({ zahlung, now, tage, letzter_tag })
  if (asked === null || zahlbar_bis === null) return zahlbar_bis
  return new Date(asked) > new Date(zahlbar_bis) ? asked : zahlbar_bis
}

/** Ways to pay before anything is sent. */
const paidFirst: ReadonlySet<Zahlungsart> = new Set(['vorkasse', 'online'])

/** True for what is paid before anything is sent. */
export const isPaidFirst = (zahlung: Zahlungsart) => paidFirst.has(zahlung)

/**
 * The state in which an order begins: what is paid in advance waits, everything else is packed, or
 * sent at once by mail. What costs nothing is paid.
 */
export function firstState(terms: Terms): {
  stand: BestellStand
  zahlbar_bis: string | null
  bezahlt_am: string | null
  versandt_am: string | null
  verlauf: Schritt[]
} {
  const { lieferung, zahlung, now, summe_cent } = terms
  const isFree = summe_cent === 0
  const waits = !isFree && isPaidFirst(zahlung)
  const stand = waits ? 'wartet' : readyState(lieferung)
  return {
    stand,
    zahlbar_bis: isFree ? null : payableUntil(terms),
    bezahlt_am: isFree ? now.toISOString() : null,
    versandt_am: stand === 'versandt' ? now.toISOString() : null,
    verlauf: [{ am: now.toISOString(), wer: null, was: 'bestellt' }],
  }
}
