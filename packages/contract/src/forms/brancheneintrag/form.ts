import {
  ansprechperson,
  bild,
  consent,
  eintrag,
  oeffentlich,
  standort,
  text,
} from '../asked-parts.ts'
import { defineForm } from '../define-form.ts'
import { de } from './texts.de.ts'
import { en } from './texts.en.ts'

/** A business enters itself in the directory or changes its entry (spec 2.6). */
export const form = defineForm({
  bereich: 'tourismus',
  label: 'Brancheneintrag',
  block: {
    label: 'Betrieb eintragen',
    satz: 'Ein Betrieb trägt sich ein oder ändert seinen Eintrag.',
  },
  groups: [
    {
      name: 'was',
      fields: [
        ...eintrag,
        { name: 'rubrik', kind: 'text', office: 'Rubrik' },
        text,
        { name: 'oeffnungszeiten', kind: 'area' },
      ],
    },
    {
      name: 'wo',
      fields: [
        ...standort,
        { name: 'zeige_adresse', kind: 'check', office: 'Adresse darf gezeigt werden' },
        ...oeffentlich,
      ],
    },
    bild,
    { name: 'wer', fields: ansprechperson },
    consent,
  ],
  texts: { de, en },
})
