import { consent, melder, needed } from '../asked-parts.ts'
import { defineForm } from '../define-form.ts'
import { de } from './texts.de.ts'
import { en } from './texts.en.ts'

/** Report what keeps somebody from using the website (spec 2.6, accessibility). */
export const form = defineForm({
  bereich: 'rathaus',
  label: 'Barriere gemeldet',
  block: { label: 'Barriere melden', satz: 'Wer auf der Website nicht weiterkommt, sagt es hier.' },
  groups: [
    {
      name: 'was',
      fields: [
        { name: 'seite', kind: 'text', start: 'von', office: 'Seite' },
        { name: 'beschreibung', kind: 'area', office: 'Beschreibung', ...needed },
      ],
    },
    melder,
    consent,
  ],
  texts: { de, en },
})
