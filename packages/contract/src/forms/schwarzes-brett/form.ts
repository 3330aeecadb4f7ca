import { brettArten } from '../../entities/brett-arten.ts'
import { ansprechperson, bild, consent, needed, text } from '../asked-parts.ts'
import { defineForm } from '../define-form.ts'
import { de } from './texts.de.ts'
import { en } from './texts.en.ts'

/** Put something up on the noticeboard (spec 2.6); its writer confirms it by mail. */
export const form = defineForm({
  bereich: 'rathaus',
  label: 'Schwarzes Brett',
  block: {
    label: 'Aushang aufgeben',
    satz: 'Wer etwas sucht, verschenkt oder gefunden hat, hängt es aus.',
  },
  groups: [
    {
      name: 'was',
      fields: [
        { name: 'art', kind: 'select', values: brettArten, office: 'Art des Aushangs', ...needed },
        { name: 'titel', kind: 'text', office: 'Titel', ...needed },
        text,
        { name: 'preis', kind: 'text' },
      ],
    },
    bild,
    {
      name: 'wer',
      fields: [
        ...ansprechperson,
        { name: 'zeige_name', kind: 'check', office: 'Name darf gezeigt werden' },
        { name: 'zeige_telefon', kind: 'check', office: 'Telefon darf gezeigt werden' },
      ],
    },
    consent,
  ],
  texts: { de, en },
})
