import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Papers, the latest first; they come from the collection. */
export const block: Block = {
  slug: 'ratsinfo-vorlagen',
  interfaceName: 'RatsinfoVorlagenBlock',
  labels: { singular: 'Liste der Vorlagen', plural: 'Liste der Vorlagen' },
  admin: blockAdmin('Liste der Vorlagen'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
