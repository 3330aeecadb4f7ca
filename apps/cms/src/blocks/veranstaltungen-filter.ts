import type { Block } from 'payload'
import { blockAdmin } from '../fields/index.ts'

/** A short filter that leads to the overview of events. */
export const veranstaltungenFilter: Block = {
  slug: 'veranstaltungen-filter',
  interfaceName: 'VeranstaltungenFilterBlock',
  labels: { singular: 'Veranstaltungen suchen', plural: 'Veranstaltungen suchen' },
  admin: blockAdmin('Veranstaltungen suchen'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
