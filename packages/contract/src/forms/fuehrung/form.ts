import { consent, gast, half, heute, needed, personen } from '../asked-parts.ts'
import { defineForm } from '../define-form.ts'
import { de } from './texts.de.ts'
import { en } from './texts.en.ts'

/** Ask for a guided tour (spec 3, 5). */
export const form = defineForm({
  bereich: 'tourismus',
  label: 'Führung',
  block: { label: 'Führung anfragen', satz: 'Gäste fragen eine Führung für ihre Gruppe an.' },
  groups: [
    {
      name: 'was',
      fields: [
        { name: 'fuehrung', kind: 'text', office: 'Führung' },
        { ...heute, name: 'termin' },
        { name: 'uhrzeit', kind: 'time', ...needed, ...half },
        personen,
      ],
    },
    gast,
    consent,
  ],
  texts: { de, en },
})
