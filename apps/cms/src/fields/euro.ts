import { type FieldHook, type NumberField, ValidationError } from 'payload'
import { validateCents } from '../money/index.ts'

const view = '/admin/euro-field.tsx'

/** Refuses what is no number also in a draft, where nothing else would: a column takes `NaN`. */
const refuseNonsense: FieldHook = ({ value, path, field }) => {
  const amount: unknown = value
  if (!Number.isNaN(amount)) return amount
  const message = String(validateCents(value, { most: 0 }))
  const label = 'label' in field && typeof field.label === 'string' ? field.label : undefined
  throw new ValidationError({ errors: [{ path: path.join('.'), message, label }] })
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
