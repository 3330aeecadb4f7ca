import type { Block } from 'payload'
import { blockAdmin, einzigerEintrag } from '../../editing/fields/index.ts'

/** Coming events, day by day; the entries come from the collection. */
export const block: Block = {
  slug: 'veranstaltungen',
  interfaceName: 'VeranstaltungenBlock',
  labels: { singular: 'Liste der Veranstaltungen', plural: 'Liste der Veranstaltungen' },
  admin: blockAdmin('Liste der Veranstaltungen'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }, einzigerEintrag()],
}
