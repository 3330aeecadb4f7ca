import { type FormName, noticeKinds, vorhaben } from '@kurstadt/contract/forms'
import {
  anschrift,
  ansprechperson,
  bild,
  consent,
  email,
  half,
  heute,
  names,
  needed,
  personen,
  telefon,
} from './field-parts.ts'
import type { FieldGroup, FieldSpec } from './field-spec.ts'

const eintrag: FieldSpec[] = [
  { name: 'vorhaben', kind: 'choice', values: vorhaben, ...needed },
  { name: 'titel', kind: 'text', autoComplete: 'organization', ...needed },
  { name: 'spezialisierung', kind: 'text' },
]
const text: FieldSpec = { name: 'text', kind: 'area', ...needed }
/** Where everybody may turn to; it stands on the website. */
const oeffentlich: FieldSpec[] = [
  { name: 'kontakt_telefon', kind: 'tel', ...half },
  { name: 'kontakt_email', kind: 'email', ...half },
  { name: 'link', kind: 'url', autoComplete: 'url' },
]
const ort: FieldSpec[] = anschrift.map((spec) => ({ ...spec, autoComplete: 'off' }))

/** Forms with which people enter themselves somewhere. */
export const entryLists: Record<
  Extract<FormName, 'verein' | 'brancheneintrag' | 'schwarzes-brett' | 'corona'>,
  readonly FieldGroup[]
> = {
  verein: [
    { name: 'was', fields: [...eintrag, text] },
    {
      name: 'wo',
      fields: [...ort.map((spec) => ({ ...spec, isRequired: false })), ...oeffentlich],
    },
    bild,
    { name: 'wer', fields: [{ name: 'funktion', kind: 'text' }, ...ansprechperson] },
    consent,
  ],
  brancheneintrag: [
    {
      name: 'was',
      fields: [
        ...eintrag,
        { name: 'rubrik', kind: 'text' },
        text,
        { name: 'oeffnungszeiten', kind: 'area' },
      ],
    },
    { name: 'wo', fields: [...ort, { name: 'zeige_adresse', kind: 'check' }, ...oeffentlich] },
    bild,
    { name: 'wer', fields: ansprechperson },
    consent,
  ],
  'schwarzes-brett': [
    {
      name: 'was',
      fields: [
        { name: 'art', kind: 'select', values: noticeKinds, ...needed },
        { name: 'titel', kind: 'text', ...needed },
        text,
        { name: 'preis', kind: 'text' },
        { name: 'ablaufdatum', kind: 'date', ...needed },
      ],
    },
    bild,
    {
      name: 'wer',
      fields: [
        ...ansprechperson,
        { name: 'zeige_name', kind: 'check' },
        { name: 'zeige_telefon', kind: 'check' },
        { name: 'zeige_email', kind: 'check' },
      ],
    },
    consent,
  ],
  corona: [
    {
      name: 'wann',
      fields: [
        { name: 'einrichtung', kind: 'text', ...needed },
        { ...heute, name: 'datum' },
        { name: 'uhrzeit', kind: 'time', ...needed, ...half },
        personen,
      ],
    },
    { name: 'wer', fields: [...names, ...anschrift, { ...telefon, ...needed }, email] },
    consent,
  ],
}
