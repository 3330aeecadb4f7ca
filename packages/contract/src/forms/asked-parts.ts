import type { FieldGroup, FieldSpec } from './define-form.ts'
import { vorhaben } from './entry.ts'

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
  office: 'Personen',
  ...needed,
}
/** Whoever reports something may stay unknown. */
export const melder: FieldGroup = {
  name: 'wer',
  fields: [...names.map((spec) => ({ ...spec, isRequired: false })), email, telefon],
}
/** A day that begins with today. */
export const heute = { kind: 'date', start: 'heute', ...needed, ...half } as const

/** Who speaks for a thing: an answer goes to them. */
export const ansprechperson: FieldSpec[] = [...names, { ...email, ...needed }, telefon]
/** A picture and its rights. */
export const bild: FieldGroup = {
  name: 'bild',
  fields: [
    { name: 'bild', kind: 'picture' },
    { name: 'bildtext', kind: 'text', office: 'Bildbeschreibung' },
    { name: 'bildcopyright', kind: 'text', office: 'Rechte am Bild' },
  ],
}

/** What clubs and businesses say of themselves. */
export const eintrag: FieldSpec[] = [
  {
    name: 'vorhaben',
    kind: 'choice',
    values: vorhaben,
    office: 'Vorhaben',
    officeValues: { neu: 'neuer Eintrag', aenderung: 'Eintrag ändern' },
    ...needed,
  },
  { name: 'titel', kind: 'text', autoComplete: 'organization', office: 'Titel', ...needed },
  { name: 'spezialisierung', kind: 'text', office: 'In wenigen Worten' },
]
/** What stands on the website. */
export const text: FieldSpec = { name: 'text', kind: 'area', ...needed }
/** Where everybody may turn to; it stands on the website. */
export const oeffentlich: FieldSpec[] = [
  { name: 'kontakt_telefon', kind: 'tel', office: 'Telefon für alle', ...half },
  { name: 'kontakt_email', kind: 'email', office: 'E-Mail für alle', ...half },
  { name: 'link', kind: 'url', autoComplete: 'url', office: 'Website' },
]
/** Where a club or a business is; not where the sender lives. */
export const standort: FieldSpec[] = anschrift.map((spec) => ({ ...spec, autoComplete: 'off' }))
