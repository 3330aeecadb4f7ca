import type { Block } from 'payload'
import { blockAdmin } from '../fields/index.ts'

/** Past events with a choice of year; the entries come from the collection. */
export const veranstaltungenArchiv: Block = {
  slug: 'veranstaltungen-archiv',
  interfaceName: 'VeranstaltungenArchivBlock',
  labels: { singular: 'Archiv der Veranstaltungen', plural: 'Archiv der Veranstaltungen' },
  admin: blockAdmin('Archiv der Veranstaltungen'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
