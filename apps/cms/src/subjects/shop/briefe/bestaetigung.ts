import type { Sprache } from '@kurstadt/contract'
import { shopPfade } from '@kurstadt/contract/shop'
import { env } from '../../../env.ts'
import type { OrderRow } from '../bestellen/order-row.ts'
import type { ShopSettings } from '../einstellungen/index.ts'
import { betrag, shopWords, tag, zeitpunkt } from '../worte/index.ts'
import { kartenText } from './karten.ts'
import { absenderText, kontoText, summenText, zeileText } from './zeilen.ts'

/** What the confirmation of an order says. */
export type Confirmed = {
  /** Number of the order. */
  referenz: string
  row: OrderRow
  settings: ShopSettings
  /** The secret part of the link to the order. */
  zugang: string
  /** Longest delivery time in working days; null when nobody says any. */
  lieferzeit: number | null
  /** Whether there are terms, which go with it. */
  hat_agb: boolean
  now: Date
}

const frames = {
  de: {
    subject: (referenz: string) => `Ihre Bestellung ${referenz}`,
    thanks: (referenz: string, when: string) =>
      `vielen Dank für Ihre Bestellung ${referenz} vom ${when}. Mit dieser E-Mail nehmen wir sie an.`,
    ordered: 'Sie haben bestellt:',
    delivery: (way: string) => `Lieferung: ${way}`,
    time: (days: number) => `Lieferzeit: ${days === 1 ? '1 Werktag' : `${days} Werktage`}`,
    payment: (way: string) => `Zahlung: ${way}`,
    transfer: (sum: string, day: string) => `Bitte überweisen Sie ${sum} bis zum ${day}:`,
    forfeit:
      'Ist der Betrag bis dahin nicht da, stornieren wir die Bestellung und geben die Ware wieder frei.',
    online: (sum: string, day: string) =>
      `Bitte bezahlen Sie ${sum} bis zum ${day} auf der Seite Ihrer Bestellung; der Link steht unten.`,
    cash: 'Sie bezahlen, wenn Sie Ihre Bestellung abholen. Wir schreiben Ihnen, sobald alles bereitliegt.',
    fetched: 'Wir schreiben Ihnen, sobald alles zum Abholen bereitliegt.',
    status: 'Wie es um Ihre Bestellung steht, sehen Sie hier (der Link ist nur für Sie):',
    withdrawal:
      'Sie können den Vertrag binnen 14 Tagen widerrufen, nachdem Sie die letzte Ware erhalten haben, auch online:',
    without: 'Davon ausgenommen:',
    tickets: 'Ihre Eintrittskarten schicken wir Ihnen als PDF, sobald Ihre Zahlung da ist.',
    papers: (hasTerms: boolean) =>
      `Im Anhang: die Rechnung${hasTerms ? ', unsere Allgemeinen Geschäftsbedingungen' : ''} und die Widerrufsbelehrung mit Formular. Bitte bewahren Sie diese E-Mail auf.`,
    unknown:
      'Sie haben nichts bestellt? Dann hat jemand Ihre Adresse angegeben. Bitte schreiben Sie uns.',
  },
  en: {
    subject: (referenz: string) => `Your order ${referenz}`,
    thanks: (referenz: string, when: string) =>
      `thank you for your order ${referenz} of ${when}. We accept it with this e-mail.`,
    ordered: 'You have ordered:',
    delivery: (way: string) => `Delivery: ${way}`,
    time: (days: number) =>
      `Delivery time: ${days === 1 ? '1 working day' : `${days} working days`}`,
    payment: (way: string) => `Payment: ${way}`,
    transfer: (sum: string, day: string) => `Please transfer ${sum} by ${day}:`,
    forfeit:
      'If the amount has not arrived by then, we will cancel the order and put the goods on sale again.',
    online: (sum: string, day: string) =>
      `Please pay ${sum} by ${day} on the page of your order; the link is below.`,
    cash: 'You pay when you collect your order. We will write to you as soon as everything is ready.',
    fetched: 'We will write to you as soon as everything is ready to be collected.',
    status: 'Here you see how your order is getting on (the link is for you alone):',
    withdrawal:
      'You may withdraw from the contract within 14 days of receiving the last of the goods, also online:',
    without: 'This does not apply to:',
    tickets: 'We will send you your tickets as a PDF as soon as your payment arrives.',
    papers: (hasTerms: boolean) =>
      `Attached: the invoice${hasTerms ? ', our terms' : ''} and the instruction on withdrawal with its form. Please keep this e-mail.`,
    unknown:
      'You have not ordered anything? Then somebody has entered your address. Please write to us.',
  },
} satisfies Record<Sprache, object>

/** How it is paid, and what there is to do for it. */
function paymentOf({ referenz, row, settings }: Confirmed): string[] {
  const { sprache, summe_cent, zahlbar_bis, zahlung } = row
  const words = frames[sprache]
  const way = words.payment(shopWords[sprache].zahlung[zahlung])
  if (summe_cent === 0) return []
  if (zahlung === 'abholung') return [way, words.cash]
  if (zahlbar_bis === null) return [way]
  const [sum, day] = [betrag(summe_cent, sprache), tag(zahlbar_bis, sprache)]
  if (zahlung === 'online') return [way, words.online(sum, day), words.forfeit]
  const { konto } = settings
  if (konto === null) return [way]
  const ask = words.transfer(sum, day)
  const account = kontoText(konto, referenz, sprache)
  return [way, ask, ...account, ...(zahlung === 'vorkasse' ? [words.forfeit] : [])]
}

/** How it comes to whoever ordered it. */
function deliveryOf({ lieferzeit, row, settings }: Confirmed): string[] {
  const { lieferung, sprache, zahlung } = row
  const words = frames[sprache]
  const way = shopWords[sprache].lieferung[lieferung]
  const place = lieferung === 'abholung' ? `${way}: ${settings.abholung}` : way
  return [
    words.delivery(place),
    ...(lieferzeit === null ? [] : [words.time(lieferzeit)]),
    ...(lieferung === 'abholung' && zahlung !== 'abholung' ? [words.fetched] : []),
  ]
}

/** The right to withdraw, and what it does not cover. */
function withdrawalOf({ row: { positionen, sprache } }: Confirmed): string[] {
  const words = frames[sprache]
  const reasons = shopWords[sprache].noWithdrawal
  const excluded = positionen.flatMap(({ titel, widerruf }) =>
    widerruf === 'ja' ? [] : [`${titel} (${reasons[widerruf]})`],
  )
  const address = env.WEBSITE_URL + shopPfade[sprache].widerruf
  const hasRight = positionen.some(({ widerruf }) => widerruf === 'ja' || widerruf === 'hygiene')
  return [
    ...(hasRight ? [words.withdrawal, address] : []),
    ...(excluded.length > 0 ? [words.without, ...new Set(excluded)] : []),
  ]
}

/** How tickets come: with this letter where nothing is to be paid, else once it is. */
function ticketsOf({ bezahlt_am, positionen, sprache }: OrderRow): string[] {
  if (positionen.every(({ eintritt }) => eintritt === null)) return []
  return [bezahlt_am === null ? frames[sprache].tickets : kartenText[sprache]]
}

/**
 * The confirmation of an order with the whole contract. Name, address and remarks, which were typed
 * in, do not stand in it: to whomever it goes, it carries no message (T62).
 */
export function bestaetigung(confirmed: Confirmed): { betreff: string; text: string } {
  const { hat_agb, now, referenz, row, settings, zugang } = confirmed
  const { positionen, sprache } = row
  const words = frames[sprache]
  const { hello, regards } = shopWords[sprache]
  const parts = [
    [hello],
    [words.thanks(referenz, zeitpunkt(now, sprache))],
    [words.ordered, ...positionen.map((one) => zeileText(one, sprache))],
    summenText(row, sprache),
    deliveryOf(confirmed),
    paymentOf(confirmed),
    [words.status, env.WEBSITE_URL + shopPfade[sprache].bestellung(zugang)],
    ticketsOf(row),
    withdrawalOf(confirmed),
    [words.papers(hat_agb)],
    [words.unknown],
    [regards, ...absenderText(settings.verkaeufer)],
  ]
  const text = parts.filter((part) => part.length > 0).map((part) => part.join('\n'))
  return { betreff: words.subject(referenz), text: `${text.join('\n\n')}\n` }
}
