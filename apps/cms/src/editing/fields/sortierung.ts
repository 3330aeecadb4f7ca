import type { NumberField } from 'payload'

/** Place in a list; entries with equal numbers keep the order in which they were made. */
export function sortierung(label = 'Reihenfolge'): NumberField {
  return {
    name: 'sortierung',
    type: 'number',
    label,
    required: true,
    defaultValue: 0,
    index: true,
    admin: {
      position: 'sidebar',
      step: 1,
      description: 'Die kleinste Zahl steht vorn.',
    },
  }
}
