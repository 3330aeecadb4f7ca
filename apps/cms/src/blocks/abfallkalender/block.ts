import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The waste calendar; streets, kinds and dates come from their collections. */
export const block: Block = {
  slug: 'abfallkalender',
  interfaceName: 'AbfallkalenderBlock',
  labels: { singular: 'Abfallkalender', plural: 'Abfallkalender' },
  admin: blockAdmin('Abfallkalender'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
  ],
}
