import type { TextareaField } from 'payload'

/** A list of short lines, one to a line: quicker to write and to paste than a table of rows. */
export function zeilen(field: {
  name: string
  label: string
  description: string
  rows: number
}): TextareaField {
  const { name, label, description, rows } = field
  return {
    name,
    type: 'textarea',
    label,
    localized: true,
    maxLength: 3_000,
    admin: { description: `${description} Jede Zeile wird ein Punkt der Liste.`, rows },
  }
}
