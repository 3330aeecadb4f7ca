import type { Block } from 'payload'
import { blockAdmin, link } from '../../editing/fields/index.ts'

/** One package with its price categories (spec 3). */
export const block: Block = {
  slug: 'pauschalen',
  interfaceName: 'PauschalenBlock',
  labels: { singular: 'Pauschale mit Preisen', plural: 'Pauschalen mit Preisen' },
  admin: blockAdmin('Pauschale mit Preisen'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift', maxLength: 120 },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 400 },
    {
      name: 'pauschale',
      type: 'relationship',
      relationTo: 'pauschalen',
      label: 'Pauschale',
      required: true,
    },
    {
      ...link({ name: 'anfrageseite', label: 'Seite mit dem Anfrageformular' }),
      admin: { description: 'Leer: /de/angebote/anfrage/' },
    },
  ],
}
