import type { Block } from 'payload'
import { blockAdmin, linkMitText } from '../../editing/fields/index.ts'

/** The next events that the shop has articles for. */
export const block: Block = {
  slug: 'shop-veranstaltungen',
  interfaceName: 'ShopVeranstaltungenBlock',
  labels: {
    singular: 'Veranstaltungen mit Karten im Shop',
    plural: 'Veranstaltungen mit Karten im Shop',
  },
  admin: blockAdmin('Veranstaltungen mit Karten im Shop'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung' },
    linkMitText(),
  ],
}
