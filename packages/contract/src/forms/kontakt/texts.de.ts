import type { AskedTexts } from '../define-form.ts'

/** What the form says in German. */
export const de: AskedTexts = {
  submit: 'Nachricht absenden',
  groups: { nachricht: 'Ihre Nachricht', wer: 'Wer schreibt uns?', absenden: 'Absenden' },
  fields: {
    betreff: { label: 'Worum geht es?' },
    nachricht: { label: 'Nachricht' },
    email: {
      label: 'E-Mail-Adresse',
      hint: 'Wenn wir per E-Mail antworten sollen.',
      ungueltig: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
      fehlt:
        'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer an, damit wir Ihnen antworten können.',
    },
    telefon: {
      label: 'Telefon',
      hint: 'Wenn wir zurückrufen sollen.',
      ungueltig: 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 030 23125-100.',
    },
  },
}
