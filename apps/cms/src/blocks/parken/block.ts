import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The car parks with their free spaces; entries come from the directory, numbers from their source. */
export const block: Block = {
  slug: 'parken',
  interfaceName: 'ParkenBlock',
  labels: { singular: 'Freie Parkplätze', plural: 'Freie Parkplätze' },
  admin: blockAdmin('Freie Parkplätze'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
  ],
}
