import type { DateField, DateFieldValidation, FieldHook } from 'payload'
import { validateMoment } from './date-rules.ts'
import { refuse } from './refuse.ts'

/** Refuses what no database could store, in drafts as well. */
const keepMoment: FieldHook = (given) => {
  const value: unknown = given.value
  const verdict = validateMoment(value)
  return verdict === true ? value : refuse(given, verdict)
}

const berlin = { label: 'Ortszeit', value: 'Europe/Berlin' }

/**
 * A moment, to the minute: stored as an instant, entered and shown in the town's time wherever the
 * editor's computer stands; the time zone is a constant of the form and has no column. `after` names
 * the field beside it that it has to lie after.
 */
export function zeitpunkt(field: {
  name: string
  label: string
  required?: boolean
  after?: string
  index?: boolean
  defaultValue?: () => string
  description?: string
  position?: 'sidebar'
  /** In place of the rules here. */
  validate?: DateFieldValidation
}): DateField {
  const { description, position, after, ...rest } = field
  return {
    type: 'date',
    timezone: {
      defaultTimezone: berlin.value,
      supportedTimezones: [berlin],
      override: ({ baseField }) => ({
        ...baseField,
        virtual: true,
        required: false,
        defaultValue: berlin.value,
      }),
    },
    admin: {
      description,
      width: '50%',
      ...(position && { position }),
      components: { Field: '/editing/views/date-field.tsx#MomentField' },
      date: {
        pickerAppearance: 'dayAndTime',
        displayFormat: 'dd.MM.yyyy HH:mm',
        timeFormat: 'HH:mm',
        timeIntervals: 15,
      },
    },
    hooks: { beforeValidate: [keepMoment] },
    validate: (value: unknown, { siblingData }: { siblingData: object }) =>
      validateMoment(value, {
        required: field.required,
        after: after && new Map<string, unknown>(Object.entries(siblingData)).get(after),
      }),
    ...rest,
  }
}
