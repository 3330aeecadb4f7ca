import type { FlattenedField } from 'payload'

/** A text without which an entry is not published, in words of the form. */
export type RequiredText = { name: string; label: string }

/** For `custom` of a field that says by its own validation that German is required. */
export const inGerman = { inGerman: true } as const

function isRequired(field: FlattenedField): boolean {
  if (!('localized' in field && field.localized === true)) return false
  return ('required' in field && field.required === true) || field.custom?.inGerman === true
}

/** The texts of a type that have to be there in German: the title, and what else its pages need. */
export function requiredInGerman(fields: readonly FlattenedField[]): RequiredText[] {
  return fields.filter(isRequired).map(({ name, label }) => ({
    name,
    label: typeof label === 'string' ? label : name,
  }))
}

/** True for a text that says nothing: missing, or blanks alone. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return typeof value === 'string'
    ? value.trim() === ''
    : Array.isArray(value) && value.length === 0
}
