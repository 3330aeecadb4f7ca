import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The statement on accessibility; what it says is kept in the settings. */
export const block: Block = {
  slug: 'barrierefreiheit',
  interfaceName: 'BarrierefreiheitBlock',
  labels: {
    singular: 'Erklärung zur Barrierefreiheit',
    plural: 'Erklärung zur Barrierefreiheit',
  },
  admin: blockAdmin('Erklärung zur Barrierefreiheit'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
  ],
}
