import type { DateField, DateFieldValidation } from 'payload'

function instantOf(value: unknown): number {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string' ? Date.parse(value) : Number.NaN
}

/** Whether a moment is one, is there when it has to be, and lies after another. */
export function validateMoment(
  value: unknown,
  { required = false, after }: { required?: boolean; after?: unknown } = {},
): string | true {
  if (value === null || value === undefined || value === '')
    return required ? 'Bitte geben Sie Tag und Uhrzeit an.' : true
  const [from, to] = [instantOf(after), instantOf(value)]
  if (Number.isNaN(to)) return 'Das ist kein Zeitpunkt. Bitte so schreiben: 24.12.2026 12:00'
  if (Number.isNaN(from) || from < to) return true
  return from === to ? 'Beginn und Ende sind gleich.' : 'Das Ende liegt vor dem Beginn.'
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
  /** In place of the rules here. */
  validate?: DateFieldValidation
}): DateField {
  const { description, after, ...rest } = field
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
      date: {
        pickerAppearance: 'dayAndTime',
        displayFormat: 'dd.MM.yyyy HH:mm',
        timeFormat: 'HH:mm',
        timeIntervals: 15,
      },
    },
    validate: (value: unknown, { siblingData }: { siblingData: object }) =>
      validateMoment(value, {
        required: field.required,
        after: after && new Map<string, unknown>(Object.entries(siblingData)).get(after),
      }),
    ...rest,
  }
}
