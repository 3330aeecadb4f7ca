import type { AskedTexts } from '../define-form.ts'

/** What the form says in English. */
export const en: AskedTexts = {
  submit: 'Send request',
  groups: { wann: 'Your stay', wer: 'Who is asking?', absenden: 'Send' },
  fields: {
    datum_von: {
      label: 'Arrival',
      fehlt: 'Please say on which day you arrive.',
      ungueltig: 'Please say on which day you arrive.',
      vergangen: 'The arrival is in the past. Please choose today or a later day.',
    },
    datum_bis: {
      label: 'Departure',
      fehlt: 'Please say on which day you leave.',
      ungueltig: 'Please say on which day you leave.',
      vergangen: 'The departure is in the past. Please choose today or a later day.',
      vor_beginn: 'The departure is before the arrival.',
    },
  },
}
