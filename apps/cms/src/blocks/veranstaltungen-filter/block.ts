import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** A short filter that leads to the overview of events. */
export const block: Block = {
  slug: 'veranstaltungen-filter',
  interfaceName: 'VeranstaltungenFilterBlock',
  labels: { singular: 'Veranstaltungen suchen', plural: 'Veranstaltungen suchen' },
  admin: blockAdmin('Veranstaltungen suchen'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
