import type { Block } from 'payload'
import { blockAdmin, einzigerEintrag, link } from '../../editing/fields/index.ts'

/** The search for places to stay and the list of hosts; the entries come from the collection. */
export const block: Block = {
  slug: 'unterkuenfte',
  interfaceName: 'UnterkuenfteBlock',
  labels: {
    singular: 'Suche und Liste der Unterkünfte',
    plural: 'Suche und Liste der Unterkünfte',
  },
  admin: blockAdmin('Suche und Liste der Unterkünfte'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
    {
      ...link({ name: 'wohnmobil', label: 'Seite der Wohnmobilstellplätze' }),
      admin: { description: 'Das Buchungsportal steht in den Einstellungen der Website.' },
    },
    einzigerEintrag(),
  ],
}
