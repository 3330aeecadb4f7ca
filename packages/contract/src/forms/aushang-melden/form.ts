import { consent, melder, needed } from '../asked-parts.ts'
import { defineForm } from '../define-form.ts'
import { meldegruende } from './schema.ts'
import { de } from './texts.de.ts'
import { en } from './texts.en.ts'

/** Report a notice of the noticeboard (spec 2.6). */
export const form = defineForm({
  bereich: 'rathaus',
  label: 'Aushang gemeldet',
  block: {
    label: 'Aushang melden',
    satz: 'Wer am Schwarzen Brett etwas Verbotenes sieht, sagt es hier.',
  },
  groups: [
    {
      name: 'was',
      fields: [
        { name: 'aushang', kind: 'text', office: 'Aushang' },
        { name: 'grund', kind: 'choice', values: meldegruende, office: 'Grund', ...needed },
        { name: 'beschreibung', kind: 'area', office: 'Beschreibung' },
      ],
    },
    melder,
    consent,
  ],
  texts: { de, en },
})
