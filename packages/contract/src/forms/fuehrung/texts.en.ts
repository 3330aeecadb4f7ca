import type { AskedTexts } from '../define-form.ts'

/** What the form says in English. */
export const en: AskedTexts = {
  submit: 'Send request',
  groups: { was: 'Your tour', wer: 'Who is asking?', absenden: 'Send' },
  fields: {
    fuehrung: { label: 'Which tour?', hint: 'For example ‘old town’ or ‘night watchman’.' },
    termin: {
      label: 'Day',
      fehlt: 'Please say on which day the tour should take place.',
      ungueltig: 'Please say on which day the tour should take place.',
    },
    uhrzeit: {
      label: 'Time',
      fehlt: 'Please say at what time the tour should take place.',
      ungueltig: 'Please say at what time the tour should take place.',
    },
  },
}
