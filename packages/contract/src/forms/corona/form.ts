import {
  anschrift,
  consent,
  email,
  half,
  heute,
  names,
  needed,
  personen,
  telefon,
} from '../asked-parts.ts'
import { defineForm } from '../define-form.ts'
import { de } from './texts.de.ts'
import { en } from './texts.en.ts'

/** Leave one’s contact details for a visit (spec 2.6, decisions 2.6). */
export const form = defineForm({
  bereich: 'rathaus',
  label: 'Kontaktdaten',
  block: {
    label: 'Kontaktdaten hinterlassen',
    satz: 'Wer ein Haus besucht, hinterlässt, wie man zu erreichen ist.',
  },
  groups: [
    {
      name: 'wann',
      fields: [
        { name: 'einrichtung', kind: 'text', office: 'Haus', ...needed },
        { ...heute, name: 'datum' },
        { name: 'uhrzeit', kind: 'time', ...needed, ...half },
        personen,
      ],
    },
    { name: 'wer', fields: [...names, ...anschrift, { ...telefon, ...needed }, email] },
    consent,
  ],
  texts: { de, en },
})
