import type { Block } from 'payload'
import { blockAdmin, link } from '../../editing/fields/index.ts'

/** A link to suggest an event and the programmes of two months as PDF. */
export const block: Block = {
  slug: 'sidebar-veranstaltungen',
  interfaceName: 'SidebarVeranstaltungenBlock',
  labels: {
    singular: 'Veranstaltung vorschlagen und Monatsprogramm',
    plural: 'Veranstaltung vorschlagen und Monatsprogramm',
  },
  admin: blockAdmin('Veranstaltung vorschlagen und Monatsprogramm'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    {
      ...link({ name: 'link', label: 'Seite zum Vorschlagen' }),
      admin: { description: 'Leer: /de/veranstaltungseintrag/' },
    },
  ],
}
