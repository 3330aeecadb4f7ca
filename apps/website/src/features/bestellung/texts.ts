import type { Sprache } from '@kurstadt/contract'
import type { BestellSchritt, BestellStand, Bestellung } from '@kurstadt/contract/shop'
import { useSprache } from '../../i18n/index.ts'

type State = { name: string; text: string }

const de = {
  title: (nummer: string) => `Bestellung ${nummer}`,
  shop: 'Shop',
  states: {
    wartet: {
      name: 'Wir warten auf Ihre Zahlung',
      text: 'Ihre Bestellung ist bei uns eingegangen. Sobald der Betrag da ist, geht es los.',
    },
    neu: {
      name: 'Bestellt',
      text: 'Ihre Bestellung ist bei uns eingegangen und wird bearbeitet.',
    },
    bereit: {
      name: 'Bereit zur Abholung',
      text: 'Ihre Bestellung liegt für Sie bereit.',
    },
    versandt: { name: 'Versandt', text: 'Ihre Bestellung ist unterwegs zu Ihnen.' },
    abgeholt: { name: 'Abgeholt', text: 'Ihre Bestellung ist bei Ihnen. Viel Freude damit!' },
    storniert: { name: 'Storniert', text: 'Diese Bestellung ist storniert.' },
    widerrufen: { name: 'Widerrufen', text: 'Ihr Widerruf ist bearbeitet.' },
  } satisfies Record<BestellStand, State>,
  mailed: {
    name: 'Per E-Mail geschickt',
    text: 'Ihre Eintrittskarten haben wir Ihnen per E-Mail geschickt.',
  } satisfies State,
  tickets: {
    title: 'Ihre Eintrittskarten',
    open: 'Eintrittskarten öffnen (PDF)',
    there: 'Zeigen Sie sie am Einlass, ausgedruckt oder auf dem Telefon. Jede Karte gilt einmal.',
    soon: 'Ihre Eintrittskarten schicken wir Ihnen per E-Mail, sobald Ihre Zahlung da ist. Dann finden Sie sie auch hier.',
  },
  declared: {
    name: 'Widerruf eingegangen',
    text: 'Wir bearbeiten Ihren Widerruf und schreiben Ihnen. Bitte überweisen Sie bis dahin nichts.',
  } satisfies State,
  cancelled: {
    name: 'Veranstaltung abgesagt',
    text: 'Eine Veranstaltung, für die Sie Karten bestellt haben, fällt aus. Bitte bezahlen Sie jetzt nichts: Wir nehmen die Karten zurück und schreiben Ihnen.',
  } satisfies State,
  thanks: 'Vielen Dank! Die Bestätigung mit Rechnung ist per E-Mail zu Ihnen unterwegs.',
  expired:
    'Wir haben sie storniert, weil sie nicht rechtzeitig bezahlt wurde. Sie müssen nichts mehr tun.',
  pay: {
    title: 'Bitte überweisen',
    until: (day: string) => `Bitte überweisen Sie bis zum ${day}:`,
    amount: 'Betrag',
    holder: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    purpose: 'Verwendungszweck',
    code: 'GiroCode: mit der App Ihrer Bank einlesen, dann ist alles ausgefüllt.',
    codeAlt: (amount: string) => `GiroCode für die Überweisung von ${amount}`,
    paid: (day: string) => `Bezahlt am ${day}.`,
    nothing: 'Es ist nichts zu bezahlen.',
    onCollection: 'Sie bezahlen bei der Abholung.',
  },
  ordered: 'Bestellt',
  delivery: 'Lieferung',
  collect: 'Abholung',
  documents: 'Unterlagen',
  papers: {
    rechnung: 'Rechnung',
    agb: 'Allgemeine Geschäftsbedingungen',
    widerruf: 'Widerrufsbelehrung mit Formular',
    korrektur: 'Rechnungskorrektur',
  },
  goods: 'Waren',
  shipping: 'Versand',
  sum: 'Gesamtpreis',
  tax: (rate: number, amount: string) => `darin ${rate} % MwSt.: ${amount}`,
  linesWithdrawn: (count: number) => `davon ${count} widerrufen`,
  linesCancelled: (count: number) => `davon ${count} zurückgenommen`,
  credited: (amount: string, rest: string) =>
    `Mit Rechnungskorrektur gutgeschrieben: ${amount}. Es bleiben ${rest}.`,
  refunded: (amount: string) => `Erstattet: ${amount}`,
  steps: 'Verlauf',
  stepNames: {
    bestellt: 'Bestellt',
    bezahlt: 'Bezahlt',
    bereit: 'Bereit zur Abholung',
    versandt: 'Versandt',
    abgeholt: 'Abgeholt',
    storniert: 'Storniert',
    teilwiderruf: 'Zum Teil widerrufen',
    abgesagt: 'Karten zurückgenommen: Veranstaltung fällt aus',
    zurueckgegeben: 'Karten zurückgenommen: Veranstaltung verschoben',
    widerrufen: 'Widerruf eingegangen',
    erstattet: 'Erstattet',
  } satisfies Record<BestellSchritt, string>,
  withdrawal: 'Widerruf',
  withdraw: 'Vertrag widerrufen',
  withdrawText: 'Bis 14 Tage nachdem Sie alles erhalten haben, können Sie ohne Grund widerrufen.',
  withdrawn: (when: string) => `Ihr Widerruf ist am ${when} eingegangen.`,
  questions: 'Fragen zu Ihrer Bestellung',
  link: 'Diese Seite finden Sie über den Link in Ihrer E-Mail wieder. Geben Sie ihn nicht weiter.',
  missing: {
    title: 'Bestellung nicht gefunden',
    text: 'Der Link ist unvollständig oder nicht mehr gültig. Bitte öffnen Sie ihn noch einmal aus Ihrer E-Mail.',
  },
  away: 'Ihre Bestellung lässt sich gerade nicht anzeigen. Sie ist nicht verloren. Bitte versuchen Sie es in einer Minute noch einmal.',
  busy: 'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte versuchen Sie es in zehn Minuten noch einmal.',
}

const en: typeof de = {
  title: (nummer) => `Order ${nummer}`,
  shop: 'Shop',
  states: {
    wartet: {
      name: 'Waiting for your payment',
      text: 'We have received your order. We will start as soon as your payment arrives.',
    },
    neu: { name: 'Ordered', text: 'We have received your order and are dealing with it.' },
    bereit: { name: 'Ready to be collected', text: 'Your order is waiting for you.' },
    versandt: { name: 'Sent', text: 'Your order is on its way to you.' },
    abgeholt: { name: 'Collected', text: 'You have your order. Enjoy it!' },
    storniert: { name: 'Cancelled', text: 'This order has been cancelled.' },
    widerrufen: { name: 'Withdrawn', text: 'Your withdrawal has been dealt with.' },
  },
  mailed: { name: 'Sent by e-mail', text: 'We have sent you your tickets by e-mail.' },
  tickets: {
    title: 'Your tickets',
    open: 'Open the tickets (PDF)',
    there: 'Show them at the door, printed or on your telephone. Each ticket is good once.',
    soon: 'We will send you your tickets by e-mail as soon as your payment arrives. You will find them here, too.',
  },
  declared: {
    name: 'Withdrawal received',
    text: 'We are dealing with your withdrawal and will write to you. Please do not transfer anything until then.',
  },
  cancelled: {
    name: 'Event cancelled',
    text: 'An event for which you have ordered tickets will not take place. Please do not pay anything now: we will take back the tickets and write to you.',
  },
  thanks: 'Thank you! The confirmation with the invoice is on its way to you by e-mail.',
  expired: 'We have cancelled it because it was not paid in time. There is nothing you need to do.',
  pay: {
    title: 'Please transfer',
    until: (day) => `Please transfer by ${day}:`,
    amount: 'Amount',
    holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    purpose: 'Reference',
    code: 'GiroCode: scan it with your banking app, and everything is filled in.',
    codeAlt: (amount) => `GiroCode for the transfer of ${amount}`,
    paid: (day) => `Paid on ${day}.`,
    nothing: 'There is nothing to pay.',
    onCollection: 'You pay when you collect it.',
  },
  ordered: 'Ordered',
  delivery: 'Delivery',
  collect: 'Collection',
  documents: 'Documents',
  papers: {
    rechnung: 'Invoice',
    agb: 'Terms and conditions',
    widerruf: 'Instruction on withdrawal with its form',
    korrektur: 'Credit note',
  },
  goods: 'Goods',
  shipping: 'Shipping',
  sum: 'Total price',
  tax: (rate, amount) => `including ${rate}% VAT: ${amount}`,
  linesWithdrawn: (count) => `${count} of them withdrawn`,
  linesCancelled: (count) => `${count} of them taken back`,
  credited: (amount, rest) => `Credited with a credit note: ${amount}. ${rest} remain.`,
  refunded: (amount) => `Refunded: ${amount}`,
  steps: 'Progress',
  stepNames: {
    bestellt: 'Ordered',
    bezahlt: 'Paid',
    bereit: 'Ready to be collected',
    versandt: 'Sent',
    abgeholt: 'Collected',
    storniert: 'Cancelled',
    teilwiderruf: 'Withdrawn in part',
    abgesagt: 'Tickets taken back: the event is cancelled',
    zurueckgegeben: 'Tickets taken back: the event is postponed',
    widerrufen: 'Withdrawal received',
    erstattet: 'Refunded',
  },
  withdrawal: 'Withdrawal',
  withdraw: 'Withdraw from the contract',
  withdrawText:
    'Until 14 days after you have received everything you may withdraw without giving reasons.',
  withdrawn: (when) => `We received your withdrawal on ${when}.`,
  questions: 'Questions about your order',
  link: 'You find this page again through the link in your e-mail. Please do not pass it on.',
  missing: {
    title: 'Order not found',
    text: 'The link is incomplete or no longer valid. Please open it again from your e-mail.',
  },
  away: 'Your order cannot be shown at the moment. It is not lost. Please try again in a minute.',
  busy: 'There have been very many requests from your connection. Please try again in ten minutes.',
}

/** Words of the page of an order in both languages. */
export const orderTexts: Record<Sprache, typeof de> = { de, en }

/** Words of the page of an order in the language of the page. */
export const useOrderTexts = () => orderTexts[useSprache()]

/** What a paper is called. */
export function paperName(
  { papier, nummer }: Bestellung['papiere'][number],
  { papers }: typeof de,
): string {
  const known: Readonly<Partial<Record<string, string>>> = papers
  const name = known[papier] ?? papers.korrektur
  return nummer === null ? name : `${name} ${nummer}`
}
