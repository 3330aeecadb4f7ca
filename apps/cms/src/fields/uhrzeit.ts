import { clockTime } from '@kurstadt/contract'
import type { TextField } from 'payload'

/** A time of day as `HH:mm` in Europe/Berlin. */
export function uhrzeit(field: { name: string; label: string; required?: boolean }): TextField {
  return {
    type: 'text',
    admin: { placeholder: '19:30', width: '50%' },
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === '')
        return field.required === true ? 'Bitte geben Sie eine Uhrzeit an.' : true
      return clockTime.safeParse(value).success || 'Bitte so schreiben: 09:00'
    },
    ...field,
    hasMany: false,
  }
}
