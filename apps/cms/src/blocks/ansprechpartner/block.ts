import type { Block } from 'payload'
import { blockAdmin, einzigerEintrag } from '../../editing/fields/index.ts'

/** Contact persons by office; who is one is said at the person. */
export const block: Block = {
  slug: 'ansprechpartner',
  interfaceName: 'AnsprechpartnerBlock',
  labels: { singular: 'Ansprechpartner nach Ämtern', plural: 'Ansprechpartner nach Ämtern' },
  admin: blockAdmin('Ansprechpartner nach Ämtern'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }, einzigerEintrag()],
}
