import {
  type FieldSpec,
  type FormDefinition,
  fieldTextsOf,
  formDefinitions,
} from '@kurstadt/contract/form-definitions'
import { fieldNamesOf, isFormName } from '@kurstadt/contract/forms'
import { z } from 'zod'
import { ownValue } from '../../../platform/record.ts'

/** One thing that somebody has said, as people read it. */
export type Angabe = { label: string; text: string }

const days = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' })
const numbers = new Intl.NumberFormat('de-DE')

/** What is known of the sender stands apart from what they ask for. */
export const senderFields: ReadonlySet<string> = new Set([
  'vorname',
  'nachname',
  'email',
  'telefon',
  'datenschutz',
  'bild',
  'fotos',
])

/** How the office reads one field of a request. */
type OfficeField = Pick<FieldSpec, 'kind'> & {
  label: string
  /** Names of what could be chosen. */
  choices: Readonly<Record<string, string>>
}

function officeFieldsOf(form: FormDefinition) {
  const asked = form.groups
    .flatMap(({ fields }) => fields)
    .map(({ name, kind, office, officeValues }): [string, OfficeField] => {
      const read = fieldTextsOf(form, 'de', name)
      const choices = officeValues ?? read.choices ?? {}
      return [name, { kind, label: office ?? read.label, choices }]
    })
  const ofAddress = Object.entries(form.parameters ?? {}).map(
    ([name, label]): [string, OfficeField] => [name, { kind: 'text', label, choices: {} }],
  )
  return new Map([...asked, ...ofAddress])
}

const byForm = new Map(
  Object.entries(formDefinitions).map(([form, definition]) => [form, officeFieldsOf(definition)]),
)

/**
 * The words of the office for a field of a form. One that its form has no more is called as in the
 * others where these agree, else by its name: a day of arrival is not every form's first day.
 */
export function officeFieldOf(art: string, name: string): OfficeField {
  const own = byForm.get(art)?.get(name)
  if (own) return own
  const [other, ...rest] = [...byForm.values()].flatMap((fields) => fields.get(name) ?? [])
  const isAgreed = other !== undefined && rest.every(({ label }) => label === other.label)
  return isAgreed ? other : { kind: other?.kind ?? 'text', label: name, choices: {} }
}

function written(value: unknown, { kind, choices }: OfficeField): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (typeof value === 'number') return numbers.format(value)
  const text = String(value)
  if (kind === 'date' && z.iso.date().safeParse(text).success)
    return days.format(new Date(`${text}T12:00:00Z`))
  if (kind === 'time' && /^\d{2}:\d{2}$/.test(text)) return `${text} Uhr`
  return ownValue(choices, text) ?? text
}

function describe(art: string, name: string, value: unknown): Angabe[] {
  const field = officeFieldOf(art, name)
  const isEmpty = value === undefined || value === null || value === ''
  return isEmpty ? [] : [{ label: field.label, text: written(value, field) }]
}

/** What somebody has said in a form, in its order, as Germans write it: `2. Mai 2031`, `14:30 Uhr`. */
export function angabenOf(art: string, daten: Readonly<Record<string, unknown>>): Angabe[] {
  const order = isFormName(art) ? fieldNamesOf(art) : []
  const names = [...new Set([...order, ...Object.keys(daten)])]
  return names
    .filter((name) => !senderFields.has(name))
    .flatMap((name) => describe(art, name, daten[name]))
}

/** Parameters that pages of the site itself put into the address of a form. */
const ownParameters: ReadonlySet<string> = new Set(
  Object.values(formDefinitions).flatMap(({ parameters = {} }) => Object.keys(parameters)),
)

/** Marks of advertising and of mail programs: they say nothing about a request. */
const isTracking = (name: string) =>
  /^(utm_|mtm_|pk_|piwik_|hsa_|mc_[ce]id$|(gcl|fbcl|msclk|dcl|yclk|twclk|gbra|wbra|igsh)id?$|_hs)/i.test(
    name,
  )

/**
 * What stood in the address of the form. Anybody can make a link with any words in it, so none of
 * it passes for what the sender has typed: each line says where it comes from (S8).
 */
export function addressOf(art: string, query: Readonly<Record<string, unknown>>): Angabe[] {
  return Object.entries(query).flatMap(([name, value]) => {
    if (isTracking(name) || typeof value !== 'string') return []
    if (ownParameters.has(name))
      return describe(art, name, value).map(({ label, text }) => ({
        label: `${label} ${mark}`,
        text,
      }))
    return value === '' ? [] : [{ label: `${name} ${mark}`, text: value }]
  })
}

/** Stands behind the name of everything that was in the address. */
const mark = '(aus der Adresse)'
