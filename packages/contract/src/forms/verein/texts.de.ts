import type { AskedTexts } from '../define-form.ts'
import { bild, eintrag, wer } from '../shared-texts.de.ts'

/** What the form says in German. */
export const de: AskedTexts = {
  submit: 'Eintrag absenden',
  groups: {
    was: 'Ihr Verein',
    wo: 'So findet und erreicht man Sie',
    bild: 'Ein Bild dazu',
    wer: 'Wer trägt ein?',
    absenden: 'Absenden',
  },
  fields: {
    ...wer,
    ...bild,
    ...eintrag,
    titel: { label: 'Welcher Verein?', fehlt: 'Bitte geben Sie den Namen des Vereins an.' },
    spezialisierung: {
      label: 'In wenigen Worten',
      hint: 'Zum Beispiel „Blasorchester mit 58 Aktiven“.',
    },
    strasse: {
      label: 'Straße und Hausnummer',
      hint: 'Wo Sie sich treffen oder wo Ihre Geschäftsstelle ist.',
    },
    funktion: { label: 'Ihre Aufgabe im Verein', hint: 'Zum Beispiel Vorstand oder Kasse.' },
  },
}
