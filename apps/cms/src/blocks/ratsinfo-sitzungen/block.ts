import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Meetings as a list or a calendar; they come from the collection. */
export const block: Block = {
  slug: 'ratsinfo-sitzungen',
  interfaceName: 'RatsinfoSitzungenBlock',
  labels: { singular: 'Sitzungen', plural: 'Sitzungen' },
  admin: blockAdmin('Sitzungen'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
