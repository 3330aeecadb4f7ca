import { clockTime } from '@kurstadt/contract'
import type { FieldHook, TextField, TypeWithID } from 'payload'

/** `18.30`, `18:30 Uhr`, `8 Uhr`, `8:05` */
const written = /^(\d{1,2})(?:[:.](\d{2})(?: ?uhr)?| ?uhr)$/

/** A time of day that somebody wrote as `HH:mm`; null when no clock shows it (finding E2). */
export function germanTime(text: string): string | null {
  const [, hour, minute = '00'] = written.exec(text.trim().toLowerCase()) ?? []
  const time = `${hour?.padStart(2, '0')}:${minute}`
  return clockTime.safeParse(time).success ? time : null
}

const keepTime: FieldHook<TypeWithID, unknown> = ({ value }) =>
  typeof value === 'string' ? (germanTime(value) ?? value) : value

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
      const time = typeof value === 'string' ? germanTime(value) : null
      if (time === null) return 'Bitte so schreiben: 09:00'
      // While it is typed; kept, it is `HH:mm` and looked at with its neighbours.
      return time === value ? check(siblingData) : true
    },
    hooks: { beforeValidate: [keepTime] },
    ...field,
    hasMany: false,
  }
}
