import type { AskedTexts } from '../define-form.ts'
import { bild, eintrag, wer } from '../shared-texts.de.ts'

/** What the form says in German. */
export const de: AskedTexts = {
  submit: 'Eintrag absenden',
  groups: {
    was: 'Ihr Betrieb',
    wo: 'So findet und erreicht man Sie',
    bild: 'Ein Bild dazu',
    wer: 'Wer trägt ein?',
    absenden: 'Absenden',
  },
  fields: {
    ...wer,
    ...bild,
    ...eintrag,
    titel: { label: 'Welcher Betrieb?', fehlt: 'Bitte geben Sie den Namen des Betriebs an.' },
    spezialisierung: {
      label: 'In wenigen Worten',
      hint: 'Zum Beispiel „Bilderrahmen und Vergoldung“.',
    },
    rubrik: {
      label: 'In welche Rubrik gehört er?',
      hint: 'Zum Beispiel Handwerk, Gasthaus oder Arztpraxis. Wir ordnen ihn passend ein.',
    },
    oeffnungszeiten: {
      label: 'Öffnungszeiten',
      hint: 'In Ihren Worten: „Montag bis Freitag 9 bis 18 Uhr, mittwochs geschlossen“.',
    },
    zeige_adresse: {
      label: 'Die Adresse darf auf der Website stehen.',
      hint: 'Lassen Sie das Kästchen leer, wenn Sie von zu Hause aus arbeiten.',
    },
  },
}
