import { clockTime } from '@kurstadt/contract'
import type { TextField } from 'payload'

/** A time of day as `HH:mm` in Europe/Berlin; `check` looks at it together with its neighbours. */
export function uhrzeit({
  check = () => true,
  width = '50%',
  ...field
}: {
  name: string
  label: string
  required?: boolean
  check?: (neighbours: unknown) => string | true
  width?: string
}): TextField {
  return {
    type: 'text',
    admin: { placeholder: '19:30', width },
    validate: (value: unknown, { siblingData }) => {
      if (value === null || value === undefined || value === '')
        return field.required === true ? 'Bitte geben Sie eine Uhrzeit an.' : true
      if (!clockTime.safeParse(value).success) return 'Bitte so schreiben: 09:00'
      return check(siblingData)
    },
    ...field,
    hasMany: false,
  }
}
