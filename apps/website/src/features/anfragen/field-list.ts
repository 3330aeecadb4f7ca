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
