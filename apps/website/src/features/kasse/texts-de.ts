import type { KasseFeld, Land, Lieferart, Zahlungsart } from '@kurstadt/contract/shop'

/** What is said when a field is wrong, by the word of the list; `ungueltig` stands for the rest. */
type Problems = { fehlt: string; ungueltig: string } & Partial<Record<string, string>>

/** Words of the checkout in German. */
export const de = {
  title: 'Kasse',
  review: 'Bestellung prüfen',
  cart: 'Warenkorb',
  step: (step: number) => `Schritt ${step} von 2`,
  intro: 'Wohin dürfen wir liefern, und wie möchten Sie bezahlen? Bestellt ist damit noch nichts.',
  noPayment:
    'Für diesen Warenkorb gibt es hier gerade keine Möglichkeit zu bezahlen. Bitte rufen Sie uns an oder schreiben Sie uns: Wir finden einen Weg.',
  reviewIntro: 'Bitte prüfen Sie Ihre Angaben. Erst mit dem Knopf ganz unten bestellen Sie.',
  freeIntro:
    'Wohin dürfen wir liefern? Zu bezahlen ist nichts, und bestellt ist damit noch nichts.',
  groups: {
    lieferung: 'Lieferung und Zahlung',
    kostenlos: 'Lieferung',
    person: 'Wer bestellt?',
    anschrift: 'Anschrift',
  },
  addressHint:
    'Nötig für den Versand, für den Kauf auf Rechnung und ab 250 Euro. Wer abholt und dort bezahlt oder nur Eintrittskarten bestellt, kann sie weglassen.',
  labels: {
    lieferung: 'Wie erhalten Sie es?',
    zahlung: 'Wie bezahlen Sie?',
    vorname: 'Vorname',
    nachname: 'Nachname',
    strasse: 'Straße und Hausnummer',
    plz: 'Postleitzahl',
    ort: 'Ort',
    land: 'Land',
    email: 'E-Mail',
    telefon: 'Telefon',
  } satisfies Record<KasseFeld, string>,
  emailHint: 'Dorthin senden wir die Bestätigung mit der Rechnung.',
  phoneHint: 'Nur für Rückfragen zu dieser Bestellung.',
  privacy: 'Wir verwenden Ihre Angaben nur für diese Bestellung.',
  privacyLink: 'Datenschutz',
  privacyHref: '/de/datenschutz/',
  lieferung: {
    versand: 'Versand mit der Post',
    abholung: 'Selbst abholen',
    mail: 'Per E-Mail',
  } satisfies Record<Lieferart, string>,
  lieferungHints: {
    versand: (inland: string, abroad: string) => `${inland}, ins Ausland ${abroad}`,
    abholung: (place: string) => `Ohne Versandkosten: ${place}`,
    kostenlos:
      'Ihre Karten kommen als PDF mit der Bestätigung, zum Ausdrucken oder für das Telefon.',
    mail: 'Ohne Versandkosten: Ihre Karten kommen als PDF, sobald die Zahlung da ist, zum Ausdrucken oder für das Telefon.',
  },
  zahlung: {
    vorkasse: 'Vorkasse',
    online: 'Online bezahlen',
    rechnung: 'Rechnung',
    abholung: 'Bei der Abholung',
  } satisfies Record<Zahlungsart, string>,
  zahlungHints: {
    vorkasse: 'Sie überweisen nach der Bestellung; dann senden wir los.',
    online:
      'Zum Beispiel mit Karte oder vom Bankkonto. Nach der Bestellung führt Sie ein Knopf zum Zahlungsdienst Mollie.',
    rechnung: 'Die Ware kommt zuerst, Sie überweisen danach.',
    abholung: 'Bar oder mit Karte am Schalter; nur wenn Sie selbst abholen.',
  } satisfies Record<Zahlungsart, string>,
  laender: {
    DE: 'Deutschland',
    AT: 'Österreich',
    CH: 'Schweiz',
    FR: 'Frankreich',
  } satisfies Record<Land, string>,
  problems: {
    lieferung: {
      fehlt: 'Bitte wählen Sie, wie Sie Ihre Bestellung erhalten.',
      ungueltig: 'Diese Lieferung gibt es für Ihren Warenkorb nicht. Bitte wählen Sie eine andere.',
    },
    zahlung: {
      fehlt: 'Bitte wählen Sie, wie Sie bezahlen.',
      ungueltig:
        'Diese Zahlung passt nicht zu Ihrer Lieferung. Bei der Abholung bezahlt nur, wer selbst abholt.',
    },
    vorname: {
      fehlt: 'Bitte geben Sie Ihren Vornamen an.',
      ungueltig: 'Bitte prüfen Sie den Vornamen.',
    },
    nachname: {
      fehlt: 'Bitte geben Sie Ihren Nachnamen an.',
      ungueltig: 'Bitte prüfen Sie den Nachnamen.',
    },
    strasse: {
      fehlt: 'Bitte geben Sie Straße und Hausnummer an.',
      ungueltig: 'Bitte prüfen Sie Straße und Hausnummer.',
    },
    plz: {
      fehlt: 'Bitte geben Sie die Postleitzahl an.',
      ungueltig:
        'Die Postleitzahl passt nicht zum Land: fünf Ziffern in Deutschland und Frankreich, vier in Österreich und der Schweiz.',
    },
    ort: { fehlt: 'Bitte geben Sie den Ort an.', ungueltig: 'Bitte prüfen Sie den Ort.' },
    land: { fehlt: 'Bitte wählen Sie das Land.', ungueltig: 'In dieses Land versenden wir nicht.' },
    email: {
      fehlt: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
      ungueltig: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.',
    },
    telefon: {
      fehlt: 'Bitte geben Sie Ihre Telefonnummer an.',
      ungueltig: 'Bitte geben Sie die Telefonnummer nur mit Ziffern an, zum Beispiel 07121 123456.',
    },
  } satisfies Record<KasseFeld, Problems>,
  tooShort: (label: string) => `${label}: Bitte mindestens zwei Zeichen.`,
  tooLong: (label: string) => `${label}: Bitte kürzer.`,
  noLinks: (label: string) => `${label}: Bitte ohne Internetadressen.`,
  next: 'Weiter zur Prüfung',
  back: 'Zurück zum Warenkorb',
  change: 'Ändern',
  changeOf: (what: string) => `${what} ändern`,
  ordered: 'Ihre Bestellung',
  goods: 'Waren',
  shipping: 'Versand',
  sum: 'Gesamtpreis',
  tax: (rate: number, amount: string) => `darin ${rate} % MwSt.: ${amount}`,
  each: (amount: string) => `${amount} je Stück`,
  ticketsByMail: 'Eintrittskarten kommen als PDF per E-Mail, sobald die Zahlung da ist.',
  freeTicketsByMail: 'Eintrittskarten kommen als PDF mit der Bestätigung.',
  delivery: (days: number, isPaidFirst: boolean) =>
    `Lieferzeit: ${days === 1 ? '1 Werktag' : `${days} Werktage`}${isPaidFirst ? ' nach Zahlungseingang' : ''}`,
  nothingToPay: 'Es ist nichts zu bezahlen.',
  payableWithin: (days: number) => `Zahlbar binnen ${days} Tagen`,
  delivered: 'Lieferung',
  paid: 'Zahlung',
  contact: 'Kontakt',
  seller: 'Ihr Vertragspartner ist',
  legal: {
    before: 'Es gelten unsere',
    terms: 'Allgemeinen Geschäftsbedingungen',
    apply: '.',
    also: 'Lesen Sie auch die',
    read: 'Bitte lesen Sie die',
    withdrawal: 'Widerrufsbelehrung',
    after: '.',
  },
  noWithdrawal: 'Kein Widerrufsrecht',
  noWithdrawalWhy: {
    ja: '',
    termin: 'Karte für einen Termin',
    verderblich: 'verdirbt schnell',
    hygiene: 'Kein Widerruf, sobald das Siegel gebrochen ist',
    nach_mass: 'nach Ihren Angaben angefertigt',
  },
  order: 'Zahlungspflichtig bestellen',
  orderFree: 'Kostenlos bestellen',
  trouble: {
    title: 'Noch nicht bestellt',
    away: 'Ihre Bestellung ließ sich gerade nicht abschließen. Versuchen Sie es bitte noch einmal: Doppelt bestellt wird dabei nichts.',
    busy: 'Von Ihrem Anschluss kamen sehr viele Bestellungen. Bitte versuchen Sie es in zehn Minuten noch einmal. Der Warenkorb bleibt, wie er ist.',
    again: 'Noch einmal versuchen',
  },
}

/** Words of the checkout. */
export type CheckoutTexts = typeof de
