import type { FormName } from '@kurstadt/contract/forms'

/** One field of a form as it is shown. */
export type FieldSpec = {
  name: string
  kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'date'
    | 'time'
    | 'number'
    | 'area'
    | 'picture'
    | 'consent'
  isRequired?: boolean
  autoComplete?: string
  /** Value that the form begins with; `heute` is today. */
  start?: string
  /** Shares its line with its neighbours where there is room. */
  isShort?: boolean
}

/** Fields that belong together, under a heading of their own. */
export type FieldGroup = { name: string; fields: readonly FieldSpec[] }

const needed = { isRequired: true } as const
const half = { isShort: true } as const

const names: FieldSpec[] = [
  { name: 'vorname', kind: 'text', autoComplete: 'given-name', ...needed, ...half },
  { name: 'nachname', kind: 'text', autoComplete: 'family-name', ...needed, ...half },
]
const email: FieldSpec = { name: 'email', kind: 'email', autoComplete: 'email', ...half }
const telefon: FieldSpec = { name: 'telefon', kind: 'tel', autoComplete: 'tel', ...half }
const consent: FieldGroup = {
  name: 'absenden',
  fields: [{ name: 'datenschutz', kind: 'consent', ...needed }],
}

const anschrift: FieldSpec[] = [
  { name: 'strasse', kind: 'text', autoComplete: 'street-address', ...needed },
  { name: 'plz', kind: 'text', autoComplete: 'postal-code', ...needed, ...half },
  { name: 'ort', kind: 'text', autoComplete: 'address-level2', ...needed, ...half },
]
/** Who asks for a tour or a package (spec 5, both request forms). */
const gast: FieldGroup = {
  name: 'wer',
  fields: [
    ...names,
    ...anschrift,
    { ...email, ...needed },
    telefon,
    { name: 'bemerkung', kind: 'area' },
  ],
}
const personen: FieldSpec = { name: 'anzahl_personen', kind: 'number', start: '2', ...needed }
/** Whoever reports something may stay unknown. */
const melder: FieldGroup = {
  name: 'wer',
  fields: [...names.map((spec) => ({ ...spec, isRequired: false })), email, telefon],
}
const heute: FieldSpec = { name: '', kind: 'date', start: 'heute', ...needed, ...half }

/** What every form asks for, in the order in which it is shown. */
export const fieldLists: Record<FormName, readonly FieldGroup[]> = {
  veranstaltung: [
    {
      name: 'was',
      fields: [
        { name: 'titel', kind: 'text', ...needed },
        { name: 'beschreibung', kind: 'area', ...needed },
        { name: 'eintritt', kind: 'text' },
        { name: 'link', kind: 'url', autoComplete: 'url' },
      ],
    },
    {
      name: 'wann',
      fields: [
        { name: 'datum_von', kind: 'date', ...needed, ...half },
        { name: 'datum_bis', kind: 'date', ...half },
        { name: 'timeFrom', kind: 'time', ...half },
        { name: 'timeTo', kind: 'time', ...half },
        { name: 'wiederholung', kind: 'area' },
        { name: 'veranstaltungsort', kind: 'text', ...needed },
      ],
    },
    {
      name: 'bild',
      fields: [
        { name: 'bild', kind: 'picture' },
        { name: 'bildtext', kind: 'text' },
        { name: 'bildcopyright', kind: 'text' },
      ],
    },
    {
      name: 'wer',
      fields: [
        { name: 'veranstalter', kind: 'text', autoComplete: 'organization', ...needed },
        ...names,
        { ...email, ...needed },
        telefon,
      ],
    },
    consent,
  ],
  fuehrung: [
    {
      name: 'was',
      fields: [
        { name: 'fuehrung', kind: 'text' },
        { ...heute, name: 'termin' },
        { name: 'uhrzeit', kind: 'time', ...needed, ...half },
        personen,
      ],
    },
    gast,
    consent,
  ],
  pauschale: [
    {
      name: 'wann',
      fields: [{ ...heute, name: 'datum_von' }, { ...heute, name: 'datum_bis' }, personen],
    },
    gast,
    consent,
  ],
  schaden: [
    {
      name: 'was',
      fields: [
        { name: 'ort', kind: 'text', ...needed },
        { name: 'beschreibung', kind: 'area', ...needed },
      ],
    },
    melder,
    consent,
  ],
  barriere: [
    {
      name: 'was',
      fields: [
        { name: 'seite', kind: 'text' },
        { name: 'beschreibung', kind: 'area', ...needed },
      ],
    },
    melder,
    consent,
  ],
  kontakt: [
    {
      name: 'nachricht',
      fields: [
        { name: 'betreff', kind: 'text', ...needed },
        { name: 'nachricht', kind: 'area', ...needed },
      ],
    },
    { name: 'wer', fields: [...names, email, telefon] },
    consent,
  ],
}
