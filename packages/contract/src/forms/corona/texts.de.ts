import type { AskedTexts } from '../define-form.ts'

/** What the form says in German. */
export const de: AskedTexts = {
  submit: 'Kontaktdaten absenden',
  groups: { wann: 'Ihr Besuch', wer: 'Wie erreichen wir Sie?', absenden: 'Absenden' },
  fields: {
    einrichtung: {
      label: 'Welches Haus besuchen Sie?',
      hint: 'Zum Beispiel Konzerthaus oder Thermalbad.',
    },
    datum: { label: 'Tag', fehlt: 'Bitte geben Sie den Tag Ihres Besuchs an.' },
    uhrzeit: { label: 'Uhrzeit', fehlt: 'Bitte geben Sie an, um wie viel Uhr Sie kommen.' },
    telefon: {
      label: 'Telefon',
      fehlt: 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 030 23125-100.',
      ungueltig: 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 030 23125-100.',
    },
  },
}
