import type { Sprache } from '@kurstadt/contract'

const de = {
  rechnung: 'Rechnung',
  korrektur: 'Rechnungskorrektur',
  zu: (nummer: string, day: string) => `Zur Rechnung ${nummer} vom ${day}`,
  facts: { nummer: 'Nummer', datum: 'Datum', bestellung: 'Bestellung', steuer: 'Steuernummer' },
  columns: {
    menge: 'Menge',
    titel: 'Bezeichnung',
    mwst: 'MwSt.',
    preis: 'Einzelpreis',
    gesamt: 'Gesamt',
  },
  goOn: 'Fortsetzung',
  page: 'Seite',
  net: (rate: string) => `Netto zu ${rate}`,
  tax: (rate: string) => `Mehrwertsteuer ${rate}`,
  back: 'Betrag der Korrektur',
  paid: (day: string) => `Bezahlt am ${day}. Vielen Dank!`,
  due: (sum: string, day: string) => `Bitte überweisen Sie ${sum} bis zum ${day}:`,
  credited: (sum: string) => `${sum} davon sind mit einer Rechnungskorrektur gutgeschrieben.`,
  nothing: 'Zu zahlen ist nichts mehr.',
  cashRest: (sum: string) => `Zu zahlen sind noch ${sum}, bei der Abholung in bar oder mit Karte.`,
  cash: 'Zu zahlen bei der Abholung in bar oder mit Karte.',
  online: (sum: string) => `Zu zahlen sind ${sum}, online auf der Seite der Bestellung.`,
  giro: 'GiroCode: mit der App Ihrer Bank einlesen',
  giroAlt: (sum: string) => `GiroCode für die Überweisung von ${sum}`,
  delivery: (days: number | null, isPaidFirst: boolean) => {
    const within = days === 1 ? ' binnen 1 Werktag' : ` binnen ${days} Werktagen`
    return `Die Lieferung folgt dieser Rechnung${days === null ? '' : within}${isPaidFirst ? ' nach Zahlungseingang' : ''}.`
  },
  fetched: 'Übergabe bei der Abholung.',
  mailed: (isPaidFirst: boolean) =>
    `Die Karten kommen per E-Mail${isPaidFirst ? ', sobald die Zahlung da ist' : ''}.`,
  small: 'Preise mit Mehrwertsteuer.',
}

const en: typeof de = {
  rechnung: 'Invoice',
  korrektur: 'Credit note',
  zu: (nummer, day) => `For invoice ${nummer} of ${day}`,
  facts: { nummer: 'Number', datum: 'Date', bestellung: 'Order', steuer: 'Tax number' },
  columns: {
    menge: 'Quantity',
    titel: 'Description',
    mwst: 'VAT',
    preis: 'Unit price',
    gesamt: 'Total',
  },
  goOn: 'continued',
  page: 'Page',
  net: (rate) => `Net at ${rate}`,
  tax: (rate) => `VAT ${rate}`,
  back: 'Amount credited',
  paid: (day) => `Paid on ${day}. Thank you!`,
  due: (sum, day) => `Please transfer ${sum} by ${day}:`,
  credited: (sum) => `${sum} of it were credited with a credit note.`,
  nothing: 'There is nothing left to pay.',
  cashRest: (sum) => `${sum} are left to be paid in cash or by card on collection.`,
  cash: 'To be paid in cash or by card on collection.',
  online: (sum) => `${sum} are to be paid online on the page of the order.`,
  giro: 'GiroCode: scan it with your banking app',
  giroAlt: (sum) => `GiroCode for the transfer of ${sum}`,
  delivery: (days, isPaidFirst) => {
    const within = days === 1 ? ' within 1 working day' : ` within ${days} working days`
    return `Delivery follows this invoice${days === null ? '' : within}${isPaidFirst ? ' of receiving payment' : ''}.`
  },
  fetched: 'Handed over on collection.',
  mailed: (isPaidFirst) =>
    `The tickets come by e-mail${isPaidFirst ? ' as soon as your payment arrives' : ''}.`,
  small: 'Prices include VAT.',
}

/** What stands on papers beside their facts. */
export const paperWords: Readonly<Record<Sprache, typeof de>> = { de, en }
