import type { Sprache } from '@kurstadt/contract'
import type { Zahlungsart } from '@kurstadt/contract/shop'
import { betrag, tag } from '../worte/index.ts'

/** How the money of an order stands once something of it is off. */
export type Rest = {
  bezahlt: boolean
  zahlung: Zahlungsart
  /** What is credited or given back with this step. */
  cent: number
  /** What is still to be paid afterwards, and until when. */
  offen_cent: number
  zahlbar_bis: string | null
}

const words = {
  de: {
    refund: (sum: string) => `Wir erstatten Ihnen ${sum}, spätestens sobald die Ware zurück ist.`,
    nothing: 'Sie brauchen nichts zu bezahlen.',
    counter: (sum: string) => `Bei der Abholung bezahlen Sie jetzt noch ${sum}.`,
    online: (sum: string, day: string | null) =>
      `Bitte bezahlen Sie${day === null ? '' : ` bis zum ${day}`} nur noch ${sum}, online auf der Seite Ihrer Bestellung.`,
    transfer: (sum: string, day: string | null) =>
      `Bitte überweisen Sie${day === null ? '' : ` bis zum ${day}`} nur noch ${sum}.`,
  },
  en: {
    refund: (sum: string) => `We refund you ${sum}, at the latest when the goods are back.`,
    nothing: 'There is nothing for you to pay.',
    counter: (sum: string) => `When you collect it you now pay ${sum}.`,
    online: (sum: string, day: string | null) =>
      `Please pay only ${sum}${day === null ? '' : ` by ${day}`}, online on the page of your order.`,
    transfer: (sum: string, day: string | null) =>
      `Please transfer only ${sum}${day === null ? '' : ` by ${day}`}.`,
  },
} satisfies Record<Sprache, object>

/** What is left to pay of an order, or comes back, once a part of it is off. */
export function restText(
  { bezahlt, cent, offen_cent, zahlbar_bis, zahlung }: Rest,
  sprache: Sprache,
): string {
  const { counter, nothing, online, refund, transfer } = words[sprache]
  if (bezahlt) return refund(betrag(cent, sprache))
  if (offen_cent === 0) return nothing
  const rest = betrag(offen_cent, sprache)
  if (zahlung === 'abholung') return counter(rest)
  const day = zahlbar_bis === null ? null : tag(zahlbar_bis, sprache)
  return zahlung === 'online' ? online(rest, day) : transfer(rest, day)
}
