import type { Sprache, Veranstaltung } from '@kurstadt/contract'

/** What is said of an event that is not as it was announced; `offen` has no new date yet. */
type States = Partial<Record<Veranstaltung['status'] | 'offen', string>>

const states: Readonly<Record<Sprache, States>> = {
  de: {
    abgesagt: 'Abgesagt: Diese Veranstaltung fällt aus. Wir erstatten den Preis der Karte.',
    verschoben: 'Verschoben: Es gilt der Termin auf dieser Karte.',
    offen: 'Verschoben: Der neue Termin steht noch nicht fest. Ihre Karte gilt weiter.',
    verlegt: 'Verlegt: Es gilt der Ort auf dieser Karte.',
  },
  en: {
    abgesagt: 'Cancelled: this event will not take place. We refund the price of the ticket.',
    verschoben: 'Postponed: the date on this ticket holds.',
    offen: 'Postponed: the new date is not fixed yet. Your ticket stays good.',
    verlegt: 'Moved: the venue on this ticket holds.',
  },
}

const de = {
  paper: (referenz: string) => `Eintrittskarten zur Bestellung ${referenz}`,
  file: 'Eintrittskarten',
  ticket: 'Eintrittskarte',
  at: (from: string, to: string | null) => (to === null ? `${from} Uhr` : `${from} bis ${to} Uhr`),
  days: (first: string, last: string) => `${first}, bis ${last}`,
  count: (one: number, all: number) => `Karte ${one} von ${all}`,
  price: 'Preis',
  free: 'kostenlos',
  name: 'Name',
  order: 'Bestellung',
  noDate: 'Termin: noch offen',
  code: 'Code',
  codeAlt: (code: string) => `QR-Code der Karte, als Text: ${code}`,
  use: 'Zeigen Sie die Karte am Einlass, ausgedruckt oder auf dem Telefon. Jede Karte gilt einmal: Wer zuerst mit ihr kommt, wird eingelassen. Geben Sie den Code deshalb nicht weiter.',
  cancelled:
    'Fällt die Veranstaltung aus, schreiben wir Ihnen und erstatten den Preis der Karte. Sie brauchen dafür nichts zu tun. Umtauschen oder widerrufen lassen sich Karten für einen Termin nicht.',
  gone: 'Diese Veranstaltung steht nicht mehr in unserem Kalender. Bitte fragen Sie bei uns nach.',
  states: states.de,
  page: 'Seite',
}

const en: typeof de = {
  paper: (referenz) => `Tickets for order ${referenz}`,
  file: 'Tickets',
  ticket: 'Ticket',
  at: (from, to) => (to === null ? from : `${from} to ${to}`),
  days: (first, last) => `${first}, to ${last}`,
  count: (one, all) => `Ticket ${one} of ${all}`,
  price: 'Price',
  free: 'free',
  name: 'Name',
  order: 'Order',
  noDate: 'Date: not fixed yet',
  code: 'Code',
  codeAlt: (code) => `QR code of the ticket, as text: ${code}`,
  use: 'Show the ticket at the door, printed or on your telephone. Each ticket is good once: whoever comes with it first is let in. So please do not pass the code on.',
  cancelled:
    'If the event is cancelled, we write to you and refund the price of the ticket. There is nothing you need to do. Tickets for a date cannot be exchanged or withdrawn from.',
  gone: 'This event is no longer in our calendar. Please ask us about it.',
  states: states.en,
  page: 'Page',
}

/** What stands on tickets beside their facts, and in letters about them. */
export const kartenWorte: Readonly<Record<Sprache, typeof de>> = { de, en }
