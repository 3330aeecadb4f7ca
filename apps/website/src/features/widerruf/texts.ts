import type { Sprache } from '@kurstadt/contract'
import type { WiderrufFeld } from '@kurstadt/contract/shop'
import { useSprache } from '../../i18n/index.ts'

/** What is said when a field is wrong, by the word of the list; `ungueltig` stands for the rest. */
type Problems = { fehlt: string; ungueltig: string }

const de = {
  title: 'Vertrag widerrufen',
  shop: 'Shop',
  intro:
    'Hier widerrufen Sie einen Kauf in unserem Shop, ohne Anmeldung und ohne Angabe von Gründen. Das geht bis 14 Tage, nachdem Sie die letzte Ware erhalten haben.',
  labels: {
    bestellnummer: 'Bestellnummer',
    name: 'Ihr Name',
    email: 'E-Mail',
    umfang: 'Umfang',
  } satisfies Record<WiderrufFeld, string>,
  hints: {
    bestellnummer:
      'Steht in der Bestätigung, zum Beispiel B-42. Nicht zur Hand? Schreiben Sie, was Sie wann bestellt haben.',
    name: 'So, wie er in der Bestellung steht.',
    email: 'Dorthin senden wir sofort die Bestätigung mit Tag und Uhrzeit.',
    umfang: 'Was Sie widerrufen. Leer lassen, wenn es die ganze Bestellung ist.',
  } satisfies Record<WiderrufFeld, string>,
  problems: {
    bestellnummer: {
      fehlt: 'Bitte geben Sie die Bestellnummer an, oder was Sie wann bestellt haben.',
      ungueltig: 'Bitte prüfen Sie die Bestellnummer.',
    },
    name: { fehlt: 'Bitte geben Sie Ihren Namen an.', ungueltig: 'Bitte prüfen Sie den Namen.' },
    email: {
      fehlt: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
      ungueltig: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.',
    },
    umfang: {
      fehlt: 'Bitte sagen Sie, was Sie widerrufen.',
      ungueltig: 'Bitte prüfen Sie, was Sie widerrufen.',
    },
  } satisfies Record<WiderrufFeld, Problems>,
  tooShort: (label: string) => `${label}: Bitte mindestens zwei Zeichen.`,
  tooLong: (label: string) => `${label}: Bitte kürzer.`,
  noLinks: (label: string) => `${label}: Bitte ohne Internetadressen und E-Mail-Adressen.`,
  declare: 'Mit dem Knopf erklären Sie: Hiermit widerrufe ich den Vertrag.',
  confirm: 'Widerruf bestätigen',
  privacy: 'Wir verwenden Ihre Angaben nur für diesen Widerruf.',
  privacyLink: 'Datenschutz',
  privacyHref: '/de/datenschutz/',
  instruction: 'Widerrufsbelehrung',
  received: {
    title: 'Widerruf eingegangen',
    text: (when: string) => `Ihr Widerruf ist am ${when} Uhr bei uns eingegangen.`,
    mail: (email: string) =>
      `Die Bestätigung geht jetzt an ${email}. Ist sie nach einigen Minuten nicht da, sehen Sie bitte im Ordner für unerwünschte Post nach.`,
    next: 'Was Sie schon erhalten haben, senden Sie bitte binnen 14 Tagen zurück, oder Sie bringen es vorbei. Den Kaufpreis erstatten wir binnen 14 Tagen, bei einem Widerruf der ganzen Bestellung auch die Kosten der Lieferung, spätestens wenn die Ware zurück ist.',
    back: 'Zum Shop',
  },
  away: 'Ihr Widerruf ließ sich gerade nicht absenden. Ihre Angaben stehen noch da: Bitte versuchen Sie es gleich noch einmal. Sie können auch per E-Mail oder Brief widerrufen.',
  busy: 'Von Ihrem Anschluss kamen sehr viele Widerrufe. Bitte versuchen Sie es in zehn Minuten noch einmal. Sie können auch per E-Mail oder Brief widerrufen.',
}

const en: typeof de = {
  title: 'Withdraw from the contract',
  shop: 'Shop',
  intro:
    'Here you withdraw from a purchase in our shop, without an account and without giving reasons. You can do so up to 14 days after you have received the last of the goods.',
  labels: {
    bestellnummer: 'Order number',
    name: 'Your name',
    email: 'E-mail',
    umfang: 'Extent',
  },
  hints: {
    bestellnummer:
      'It is in the confirmation, for example B-42. Not to hand? Tell us what you ordered and when.',
    name: 'As it stands in the order.',
    email: 'We send the receipt with day and time there at once.',
    umfang: 'What you withdraw from. Leave empty if it is the whole order.',
  },
  problems: {
    bestellnummer: {
      fehlt: 'Please enter the order number, or what you ordered and when.',
      ungueltig: 'Please check the order number.',
    },
    name: { fehlt: 'Please enter your name.', ungueltig: 'Please check the name.' },
    email: {
      fehlt: 'Please enter your e-mail address.',
      ungueltig: 'Please check the e-mail address, for example name@example.com.',
    },
    umfang: {
      fehlt: 'Please say what you withdraw from.',
      ungueltig: 'Please check what you withdraw from.',
    },
  },
  tooShort: (label) => `${label}: at least two characters, please.`,
  tooLong: (label) => `${label}: please make it shorter.`,
  noLinks: (label) => `${label}: please without web and e-mail addresses.`,
  declare: 'By the button you declare: I hereby withdraw from the contract.',
  confirm: 'Confirm withdrawal',
  privacy: 'We use what you enter for this withdrawal alone.',
  privacyLink: 'Privacy',
  privacyHref: '/en/privacy/',
  instruction: 'Right of withdrawal',
  received: {
    title: 'Withdrawal received',
    text: (when) => `We received your withdrawal on ${when}.`,
    mail: (email) =>
      `The receipt is on its way to ${email}. If it has not come after some minutes, please look among your unwanted mail.`,
    next: 'Please send back within 14 days what you have received already, or bring it by. We refund the price within 14 days, and the costs of delivery too if you withdraw from the whole order, at the latest when the goods are back.',
    back: 'To the shop',
  },
  away: 'Your withdrawal could not be sent just now. What you entered is still there: please try again in a moment. You can also withdraw by e-mail or letter.',
  busy: 'Very many withdrawals came from your connection. Please try again in ten minutes. You can also withdraw by e-mail or letter.',
}

/** Words of the withdrawal. */
export type WithdrawalTexts = typeof de

/** Words of the withdrawal in both languages. */
export const withdrawalTexts: Record<Sprache, WithdrawalTexts> = { de, en }

/** Words of the withdrawal in the language of the page. */
export const useWithdrawalTexts = () => withdrawalTexts[useSprache()]
