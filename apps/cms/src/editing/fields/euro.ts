import type { FieldHook, NumberField } from 'payload'
import { validateCents } from '../../platform/money/index.ts'
import { refuse } from './refuse.ts'

const view = '/admin/euro-field.tsx'

/** Refuses what is no number also in a draft, where nothing else would: a column takes `NaN`. */
const refuseNonsense: FieldHook = (given) => {
  const amount: unknown = given.value
  return Number.isNaN(amount) ? refuse(given, String(validateCents(amount, { most: 0 }))) : amount
}

/** An amount that editors type in euros («8», «8,50») and the database keeps in whole cents. */
export function euro(field: {
  name: string
  label: string
  required?: boolean
  description?: string
  /** In cents. */
  most?: number
  width?: string
}): NumberField {
  const { name, label, required = false, description, most = 10_000_000, width } = field
  return {
    name,
    type: 'number',
    label,
    required,
    min: 0,
    max: most,
    admin: {
      ...(description === undefined ? {} : { description }),
      ...(width === undefined ? {} : { width }),
      components: { Field: `${view}#EuroField`, Cell: `${view}#EuroCell` },
    },
    hooks: { beforeValidate: [refuseNonsense] },
    validate: (value: unknown) => validateCents(value, { most, required }),
  }
}
