import type { FormProblem } from './fields.ts'

/** How a field is filled in. */
export const fieldKinds = [
  'text',
  'email',
  'tel',
  'url',
  'date',
  'time',
  'number',
  'area',
  'picture',
  'pictures',
  /** The place of the device, where a browser can tell it. */
  'place',
  'consent',
  /** A yes or no. */
  'check',
  /** One of a few that are all seen at once, and one of many; what they are called, the texts say. */
  'choice',
  'select',
] as const

/** One field that a form asks for. */
export type FieldSpec = {
  name: string
  kind: (typeof fieldKinds)[number]
  isRequired?: boolean
  /** Where a script runs, the field of a place may be filled instead: one of both is enough. */
  orPlace?: boolean
  autoComplete?: string
  /**
   * Value that the form begins with; `heute` is today, `von` the page of this site that the page's
   * address names.
   */
  start?: string
  /** What can be chosen. */
  values?: readonly string[]
  /** Shares its line with its neighbours where there is room. */
  isShort?: boolean
  /** What the office calls it; without it, as the visitor reads it. */
  office?: string
  /** What the office calls the things that can be chosen, where visitors read something else. */
  officeValues?: Readonly<Record<string, string>>
}

/** Fields that belong together, under a heading of their own. */
export type FieldGroup = { name: string; fields: readonly FieldSpec[] }

/** Words of one field; a problem without words of its own has those that every form has. */
export type FieldTexts = {
  label: string
  hint?: string
  /** Names of the things that can be chosen. */
  choices?: Readonly<Record<string, string>>
} & Partial<Record<FormProblem, string>>

/** What a form asks in one language: its button, its groups by name, its fields by name. */
export type AskedTexts = {
  submit: string
  groups: Readonly<Record<string, string>>
  fields?: Readonly<Record<string, FieldTexts>>
}

/** Which office requests go to (spec 3). */
export type Bereich = 'rathaus' | 'tourismus'

/** A form: who gets it, what it is called, what it asks for and in which words. */
export type FormDefinition = {
  bereich: Bereich
  /** What the office calls such a request. */
  label: string
  /** What editors choose it by: its name, and a sentence that says what it is for. */
  block: { label: string; satz: string }
  /** Parameters of the page's address without which it makes no sense, as the office reads them. */
  parameters?: Readonly<Record<string, string>>
  groups: readonly FieldGroup[]
  texts: { de: AskedTexts; en: AskedTexts }
}

/** What somebody may send with a form: tests send it, and take one field after the other away. */
export type FormSample = {
  /** All fields but pictures. */
  fields: Readonly<Record<string, unknown>>
  /** Fields without which it is not taken; consent is not named. */
  needed: readonly string[]
  /** Parameters of the page's address. */
  query?: Readonly<Record<string, string>>
}

/** Declares a form (spec 2.6, 5); what may be sent is its `schema`, which browsers load as well. */
export function defineForm(form: FormDefinition): FormDefinition {
  return form
}
