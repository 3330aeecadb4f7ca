import type { TextField } from 'payload'

/** The title that names an entry, in every language. */
export function titel(label = 'Titel'): TextField {
  return {
    name: 'titel',
    type: 'text',
    label,
    required: true,
    localized: true,
    maxLength: 160,
  }
}
