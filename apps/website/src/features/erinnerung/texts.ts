import type { Sprache } from '@kurstadt/contract'
import type { ErinnerungFeld, Erinnerungszeit } from '@kurstadt/contract/abos'
import { useSprache } from '../../i18n/index.ts'

const de = {
  titel: 'An die Abfuhr erinnern lassen',
  intro:
    'Sie bekommen eine E-Mail, bevor abgeholt wird: nur für die Abfallarten, die Sie wählen, und auch dann am richtigen Tag, wenn ein Feiertag die Abfuhr verschiebt.',
  strasse: (name: string) => `Straße: ${name}`,
  andere: 'Andere Straße',
  zuerst: 'Suchen Sie zuerst Ihre Straße.',
  labels: {
    strasse_id: 'Straße',
    arten: 'Abfallarten',
    zeit: 'Wann',
    email: 'E-Mail',
  } satisfies Record<ErinnerungFeld, string>,
  hints: {
    zeit: 'Für eine Abfallart mit anderer Uhrzeit füllen Sie das Formular noch einmal aus.',
    email: 'Dorthin senden wir zuerst einen Link, mit dem Sie bestätigen, dass Sie es sind.',
  },
  abend: (hour: string) => `am Abend vorher um ${hour} Uhr`,
  morgen: (hour: string) => `am Morgen um ${hour} Uhr`,
  fehlt: {
    strasse_id: 'Bitte wählen Sie Ihre Straße.',
    arten: 'Bitte wählen Sie mindestens eine Abfallart.',
    zeit: 'Bitte wählen Sie, wann wir Sie erinnern.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  } satisfies Record<ErinnerungFeld, string>,
  emailUngueltig: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.',
  senden: 'Link anfordern',
  datenschutz:
    'Wir speichern Ihre Adresse mit Straße und Abfallarten, bis Sie es beenden, und verwenden sie für nichts anderes. Ohne Bestätigung löschen wir alles nach sieben Tagen.',
  datenschutzLink: 'Datenschutz',
  datenschutzHref: '/de/datenschutz/',
  keineArten: 'Für diese Straße sind zurzeit keine Termine eingetragen.',
  away: 'Das ließ sich gerade nicht speichern. Ihre Angaben stehen noch da: Bitte versuchen Sie es gleich noch einmal.',
  busy: 'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte versuchen Sie es in zehn Minuten noch einmal.',
  kalenderWeg:
    'Die Straßen lassen sich gerade nicht abrufen. Bitte versuchen Sie es gleich noch einmal.',
  gesendet: {
    titel: 'Bitte sehen Sie in Ihre E-Mails',
    text: (email: string) =>
      `Wir haben einen Link an ${email} gesendet. Erst wenn Sie ihn öffnen und bestätigen, erinnern wir Sie.`,
    fehlt:
      'Es ist nichts gekommen? Dann sehen Sie bitte im Ordner für unerwünschte Post nach. Haben Sie in der letzten Stunde schon einen Link bekommen, gilt dieser auch für die neue Angabe.',
    nochmal: 'Noch eine Erinnerung einrichten',
  },
}

/** Words about reminders of collections. */
type ReminderTexts = typeof de

const en: ReminderTexts = {
  titel: 'Be reminded of collections',
  intro:
    'You get an e-mail (in German) before waste is collected: only for the kinds you choose, and on the right day when a public holiday moves the collection.',
  strasse: (name) => `Street: ${name}`,
  andere: 'Another street',
  zuerst: 'Please find your street first.',
  labels: { strasse_id: 'Street', arten: 'Kinds of waste', zeit: 'When', email: 'E-mail' },
  hints: {
    zeit: 'For a kind of waste at another time, please fill in the form again.',
    email: 'We first send a link there, with which you confirm that it is you.',
  },
  abend: (hour) => `the evening before at ${hour}:00`,
  morgen: (hour) => `in the morning at ${hour}:00`,
  fehlt: {
    strasse_id: 'Please choose your street.',
    arten: 'Please choose at least one kind of waste.',
    zeit: 'Please choose when we remind you.',
    email: 'Please enter your e-mail address.',
  },
  emailUngueltig: 'Please check the e-mail address, such as name@example.com.',
  senden: 'Send me the link',
  datenschutz:
    'We keep your address with street and kinds of waste until you end it, and use it for nothing else. Without confirmation we delete everything after seven days.',
  datenschutzLink: 'Privacy',
  datenschutzHref: '/en/privacy/',
  keineArten: 'No dates have been entered for this street at the moment.',
  away: 'This could not be saved just now. Your entries are still here: please try again in a moment.',
  busy: 'Very many requests came from your connection. Please try again in ten minutes.',
  kalenderWeg: 'The streets cannot be had just now. Please try again in a moment.',
  gesendet: {
    titel: 'Please look into your e-mails',
    text: (email) =>
      `We have sent a link to ${email}. Only when you open it and confirm do we remind you.`,
    fehlt:
      'Nothing has come? Then please look in your spam folder. If you have had a link within the last hour, it also holds for the new entry.',
    nochmal: 'Set up another reminder',
  },
}

/** Words about reminders by language. */
export const reminderTexts: Record<Sprache, ReminderTexts> = { de, en }

/** Words about reminders, in the language of the page. */
export const useReminderTexts = () => reminderTexts[useSprache()]

/** A time in words. */
export function timeInWords(zeit: Erinnerungszeit, { abend, morgen }: ReminderTexts): string {
  const [part, hour = ''] = zeit.split('-')
  return part === 'abend' ? abend(hour) : morgen(hour)
}
