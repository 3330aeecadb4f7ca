import type { DateField, DateFieldValidation, FieldHook } from 'payload'
import { noon } from '../time/days.ts'
import { refuse } from './refuse.ts'

/** Moves a day to noon UTC, where no time zone of the world's editors changes its date. */
export function atNoon(value: unknown): unknown {
  const day = value instanceof Date ? value.toISOString() : value
  const match = typeof day === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(day) : null
  return match ? noon(match[0]) : value
}

/** Refuses a day no calendar has, such as 30 February, which would silently become 2 March. */
export function validateDay(value: unknown, { required }: { required?: boolean }): string | true {
  if (value === null || value === undefined || value === '')
    return required === true ? 'Bitte geben Sie ein Datum an.' : true
  const noon = atNoon(value)
  const time = typeof noon === 'string' ? Date.parse(noon) : Number.NaN
  if (Number.isNaN(time)) return 'Bitte wählen Sie ein Datum aus dem Kalender.'
  return new Date(time).toISOString() === noon || 'Diesen Tag gibt es im Kalender nicht.'
}

/** Moves a day to noon, and refuses one that no database could store, in drafts as well. */
const keepDay: FieldHook = (given) => {
  const verdict = validateDay(given.value, {})
  return verdict === true ? atNoon(given.value) : refuse(given, verdict)
}

/** A calendar day, stored as noon UTC: its first ten characters are the day in Europe/Berlin. */
export function tag(field: {
  name: string
  label: string
  required?: boolean
  description?: string
  validate?: DateFieldValidation
}): DateField {
  const { description, validate, ...rest } = field
  return {
    type: 'date',
    index: true,
    admin: {
      description,
      date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' },
    },
    hooks: { beforeValidate: [keepDay] },
    ...rest,
    validate: async (value, options) => {
      const verdict = validateDay(value, field)
      return verdict === true && validate ? validate(value, options) : verdict
    },
  }
}
