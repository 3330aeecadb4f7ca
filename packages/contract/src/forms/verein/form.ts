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

/** A club enters itself or changes its entry (spec 2.6). */
export const form = defineForm({
  bereich: 'rathaus',
  label: 'Verein',
  block: {
    label: 'Verein eintragen',
    satz: 'Ein Verein trägt sich ein oder ändert seinen Eintrag.',
  },
  groups: [
    { name: 'was', fields: [...eintrag, text] },
    {
      name: 'wo',
      fields: [...standort.map((spec) => ({ ...spec, isRequired: false })), ...oeffentlich],
    },
    bild,
    {
      name: 'wer',
      fields: [{ name: 'funktion', kind: 'text', office: 'Aufgabe im Verein' }, ...ansprechperson],
    },
    consent,
  ],
  texts: { de, en },
})
