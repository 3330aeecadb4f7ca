import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const de = {
  title: 'Bitte bezahlen',
  until: (amount: string, day: string) => `Bitte bezahlen Sie ${amount} bis zum ${day}.`,
  how: 'Bezahlt wird beim Zahlungsdienst Mollie, zum Beispiel mit Karte oder vom Bankkonto.',
  begun:
    'Sie haben eine Zahlung begonnen. Ist sie abgeschlossen, sehen Sie das hier meist nach wenigen Sekunden: Laden Sie die Seite dann neu. Abgebrochen? Dann beginnen Sie einfach noch einmal.',
  button: 'Jetzt online bezahlen',
  off: 'Online bezahlen geht gerade nicht. Bitte rufen Sie uns an oder schreiben Sie uns; Ihre Bestellung ist nicht verloren.',
  leave: {
    title: 'Zur Bezahlung',
    what: (nummer: string, amount: string) => `Bestellung ${nummer}: ${amount}`,
    who: 'Sie verlassen jetzt unsere Seite und bezahlen bei Mollie B.V. in Amsterdam. Mollie erfährt von uns den Betrag und die Nummer Ihrer Bestellung, aber weder Ihren Namen noch, was Sie gekauft haben. Danach kommen Sie hierher zurück.',
    button: 'Weiter zu Mollie',
    back: 'Zurück zur Bestellung',
  },
  away: {
    title: 'Bezahlen geht gerade nicht',
    text: 'Der Zahlungsdienst antwortet nicht. Es ist nichts bezahlt, und Ihre Bestellung ist nicht verloren. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    busy: 'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte versuchen Sie es in zehn Minuten noch einmal.',
  },
  returned: {
    title: 'Zurück vom Bezahlen',
    text: 'Wie es um Ihre Bestellung steht, zeigt der Link in der E-Mail, mit der wir sie bestätigt haben. Dort sehen Sie auch, ob Ihre Zahlung da ist.',
  },
}

/** Words around paying online. */
export const onlineTexts: Readonly<Record<Sprache, typeof de>> = {
  de,
  en: {
    title: 'Please pay',
    until: (amount, day) => `Please pay ${amount} by ${day}.`,
    how: 'You pay at the payment service Mollie, for example by card or from your bank account.',
    begun:
      'You have begun a payment. Once it is complete you will usually see so here within a few seconds: please reload the page. Cancelled? Then simply begin again.',
    button: 'Pay online now',
    off: 'Paying online is not possible at the moment. Please call or write to us; your order is not lost.',
    leave: {
      title: 'To the payment',
      what: (nummer, amount) => `Order ${nummer}: ${amount}`,
      who: 'You are about to leave our site and pay at Mollie B.V. in Amsterdam. We tell Mollie the amount and the number of your order, but neither your name nor what you have bought. Afterwards you come back here.',
      button: 'Continue to Mollie',
      back: 'Back to the order',
    },
    away: {
      title: 'Paying is not possible at the moment',
      text: 'The payment service does not answer. Nothing has been paid, and your order is not lost. Please try again in a few minutes.',
      busy: 'A great many requests came from your connection. Please try again in ten minutes.',
    },
    returned: {
      title: 'Back from paying',
      text: 'The link in the e-mail that confirmed your order shows how it is getting on, and whether your payment has arrived.',
    },
  },
}

/** Words of the page's language. */
export const useOnlineTexts = () => onlineTexts[useSprache()]
