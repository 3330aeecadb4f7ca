import type { Block } from 'payload'
import { blockAdmin } from '../fields/index.ts'

/** News, newest first; the entries come from the collection. */
export const aktuelles: Block = {
  slug: 'aktuelles',
  interfaceName: 'AktuellesBlock',
  labels: { singular: 'Liste der Meldungen', plural: 'Liste der Meldungen' },
  admin: blockAdmin('Liste der Meldungen'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
