import type { Block } from 'payload'
import { blockAdmin, einzigerEintrag } from '../../editing/fields/index.ts'

/** News, newest first; the entries come from the collection. */
export const block: Block = {
  slug: 'aktuelles',
  interfaceName: 'AktuellesBlock',
  labels: { singular: 'Liste der Meldungen', plural: 'Liste der Meldungen' },
  admin: blockAdmin('Liste der Meldungen'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }, einzigerEintrag()],
}
