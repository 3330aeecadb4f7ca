import type { NumberField } from 'payload'

/** A whole number within its limits; says in German what is wrong. */
export function validateWhole(
  value: unknown,
  { least, most, required = false }: { least: number; most: number; required?: boolean },
): string | true {
  if (value === null || value === undefined)
    return required ? 'Bitte geben Sie eine Zahl an.' : true
  if (typeof value !== 'number' || !Number.isInteger(value))
    return 'Bitte eine ganze Zahl ohne Komma.'
  if (value >= least && value <= most) return true
  const format = new Intl.NumberFormat('de-DE')
  return `Die Zahl liegt zwischen ${format.format(least)} und ${format.format(most)}.`
}

type Whole = {
  name: string
  label: string
  least?: number
  most: number
  required?: boolean
  defaultValue?: number
  description?: string
  /** What else has to hold, told the fields beside it. */
  check?: (value: number, siblings: object) => string | true
}

/** A whole number within limits that the server keeps. */
export function ganzeZahl(field: Whole): NumberField {
  const { name, label, least = 0, most, required = false, defaultValue, description } = field
  const { check = () => true } = field
  return {
    name,
    type: 'number',
    hasMany: false,
    label,
    required,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    admin: {
      step: 1,
      ...(description === undefined ? {} : { description }),
    },
    validate: (value: unknown, { siblingData }: { siblingData: object }) => {
      const verdict = validateWhole(value, { least, most, required })
      return verdict === true && typeof value === 'number' ? check(value, siblingData) : verdict
    },
  }
}

/** A price in whole euros (spec 9: package prices have no decimals). */
export function ganzeEuro(field: { name: string; label: string }): NumberField {
  return ganzeZahl({ ...field, least: 1, most: 100_000 })
}
