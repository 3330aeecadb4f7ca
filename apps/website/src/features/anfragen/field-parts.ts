import type { FieldGroup, FieldSpec } from './field-spec.ts'

/** Must be filled in. */
export const needed = { isRequired: true } as const
/** Shares its line with its neighbours. */
export const half = { isShort: true } as const

/** First and last name. */
export const names: FieldSpec[] = [
  { name: 'vorname', kind: 'text', autoComplete: 'given-name', ...needed, ...half },
  { name: 'nachname', kind: 'text', autoComplete: 'family-name', ...needed, ...half },
]
/** Address to which an answer goes. */
export const email: FieldSpec = { name: 'email', kind: 'email', autoComplete: 'email', ...half }
/** Number to be called at. */
export const telefon: FieldSpec = { name: 'telefon', kind: 'tel', autoComplete: 'tel', ...half }
/** The last group of every form. */
export const consent: FieldGroup = {
  name: 'absenden',
  fields: [{ name: 'datenschutz', kind: 'consent', ...needed }],
}

/** A postal address. */
export const anschrift: FieldSpec[] = [
  { name: 'strasse', kind: 'text', autoComplete: 'address-line1', ...needed },
  { name: 'plz', kind: 'text', autoComplete: 'postal-code', ...needed, ...half },
  { name: 'ort', kind: 'text', autoComplete: 'address-level2', ...needed, ...half },
]
/** Who asks for a tour or a package (spec 5, both request forms). */
export const gast: FieldGroup = {
  name: 'wer',
  fields: [
    ...names,
    ...anschrift,
    { ...email, ...needed },
    telefon,
    { name: 'bemerkung', kind: 'area' },
  ],
}
/** How many come. */
export const personen: FieldSpec = {
  name: 'anzahl_personen',
  kind: 'number',
  start: '2',
  ...needed,
}
/** Whoever reports something may stay unknown. */
export const melder: FieldGroup = {
  name: 'wer',
  fields: [...names.map((spec) => ({ ...spec, isRequired: false })), email, telefon],
}
/** A day that begins with today. */
export const heute: FieldSpec = { name: '', kind: 'date', start: 'heute', ...needed, ...half }

/** Who speaks for a thing: an answer goes to them. */
export const ansprechperson: FieldSpec[] = [...names, { ...email, ...needed }, telefon]
/** A picture and its rights. */
export const bild: FieldGroup = {
  name: 'bild',
  fields: [
    { name: 'bild', kind: 'picture' },
    { name: 'bildtext', kind: 'text' },
    { name: 'bildcopyright', kind: 'text' },
  ],
}
