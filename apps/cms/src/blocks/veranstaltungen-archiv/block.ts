import type { Block } from 'payload'
import { blockAdmin, einzigerEintrag } from '../../editing/fields/index.ts'

/** Past events with a choice of year; the entries come from the collection. */
export const block: Block = {
  slug: 'veranstaltungen-archiv',
  interfaceName: 'VeranstaltungenArchivBlock',
  labels: { singular: 'Archiv der Veranstaltungen', plural: 'Archiv der Veranstaltungen' },
  admin: blockAdmin('Archiv der Veranstaltungen'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }, einzigerEintrag()],
}
