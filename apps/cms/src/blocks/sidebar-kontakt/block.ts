import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** How the tourist information or the town hall is reached; what it shows stands in the settings. */
export const block: Block = {
  slug: 'sidebar-kontakt',
  interfaceName: 'SidebarKontaktBlock',
  labels: { singular: 'Kontakt', plural: 'Kontakte' },
  admin: blockAdmin('Kontakt'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    {
      name: 'stelle',
      type: 'radio',
      label: 'Wer',
      required: true,
      defaultValue: 'tourismus',
      options: [
        { value: 'tourismus', label: 'Tourist-Information' },
        { value: 'rathaus', label: 'Stadtverwaltung' },
      ],
      admin: {
        description:
          'Telefon, E-Mail, Adresse und Zeiten kommen aus den Einstellungen der Website.',
      },
    },
  ],
}
