import type { Block } from 'payload'
import { blockAdmin, formularFelder } from '../../editing/fields/index.ts'

/** Gäste fragen eine Pauschale in einem Hotel an. */
export const block: Block = {
  slug: 'formular-pauschale',
  interfaceName: 'FormularPauschaleBlock',
  labels: { singular: 'Formular: Pauschale anfragen', plural: 'Formular: Pauschale anfragen' },
  admin: blockAdmin('Formular: Pauschale anfragen'),
  fields: [
    ...formularFelder(),
    {
      name: 'anfrageart',
      type: 'select',
      label: 'Angefragt wird',
      required: true,
      defaultValue: 'formular',
      options: [
        { value: 'formular', label: 'mit dem Formular' },
        { value: 'email', label: 'mit einer E-Mail an die Tourist-Information' },
      ],
    },
  ],
}
