import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** How festival tickets are booked; what it shows stands in the settings. */
export const block: Block = {
  slug: 'sidebar-rossini',
  interfaceName: 'SidebarRossiniBlock',
  labels: { singular: 'Festivalkarten buchen', plural: 'Festivalkarten buchen' },
  admin: blockAdmin('Festivalkarten buchen'),
  fields: [
    {
      name: 'titel',
      type: 'text',
      label: 'Überschrift',
      admin: {
        description:
          'Telefon, E-Mail, Adresse und Zeiten stehen in den Einstellungen der Website unter „Festival“.',
      },
    },
  ],
}
