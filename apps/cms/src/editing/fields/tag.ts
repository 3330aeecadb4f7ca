import type { DateField, DateFieldValidation, FieldHook } from 'payload'
import { atNoon, validateDay } from './date-rules.ts'
import { refuse } from './refuse.ts'

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
  position?: 'sidebar'
  validate?: DateFieldValidation
}): DateField {
  const { description, position, validate, ...rest } = field
  return {
    type: 'date',
    index: true,
    admin: {
      description,
      ...(position && { position }),
      date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' },
      components: { Field: '/editing/views/date-field.tsx#DayField' },
    },
    hooks: { beforeValidate: [keepDay] },
    ...rest,
    validate: async (value, options) => {
      const verdict = validateDay(value, field)
      return verdict === true && validate ? validate(value, options) : verdict
    },
  }
}
