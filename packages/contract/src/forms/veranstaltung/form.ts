import { ansprechperson, bild, consent, half, needed } from '../asked-parts.ts'
import { defineForm } from '../define-form.ts'
import { de } from './texts.de.ts'
import { en } from './texts.en.ts'

/** Suggest an event (spec 2.2); it comes to the editors as a draft. */
export const form = defineForm({
  bereich: 'tourismus',
  label: 'Veranstaltung vorgeschlagen',
  block: {
    label: 'Veranstaltung vorschlagen',
    satz: 'Gäste und Vereine schlagen eine Veranstaltung vor; sie kommt als Entwurf.',
  },
  groups: [
    {
      name: 'was',
      fields: [
        { name: 'titel', kind: 'text', office: 'Titel', ...needed },
        { name: 'beschreibung', kind: 'area', ...needed },
        { name: 'eintritt', kind: 'text' },
        { name: 'link', kind: 'url', autoComplete: 'url', office: 'Website' },
      ],
    },
    {
      name: 'wann',
      fields: [
        { name: 'datum_von', kind: 'date', ...needed, ...half },
        { name: 'datum_bis', kind: 'date', ...half },
        { name: 'timeFrom', kind: 'time', ...half },
        { name: 'timeTo', kind: 'time', ...half },
        { name: 'wiederholung', kind: 'area', office: 'Wiederholung' },
        { name: 'veranstaltungsort', kind: 'text', office: 'Veranstaltungsort', ...needed },
      ],
    },
    bild,
    {
      name: 'wer',
      fields: [
        {
          name: 'veranstalter',
          kind: 'text',
          autoComplete: 'organization',
          office: 'Veranstalter',
          ...needed,
        },
        ...ansprechperson,
      ],
    },
    consent,
  ],
  texts: { de, en },
})
