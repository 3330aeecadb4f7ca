import type { Block } from 'payload'
import { blockAdmin, ganzeZahl, linkMitText } from '../../editing/fields/index.ts'

/** The newest news side by side; the entries come from the collection. */
export const block: Block = {
  slug: 'newsticker',
  interfaceName: 'NewstickerBlock',
  labels: { singular: 'Neues aus Aktuelles', plural: 'Neues aus Aktuelles' },
  admin: blockAdmin('Neues aus Aktuelles'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
    ganzeZahl({
      name: 'anzahl',
      label: 'Wie viele Meldungen',
      least: 1,
      most: 20,
      required: true,
      defaultValue: 6,
    }),
    {
      name: 'interessengruppe',
      type: 'relationship',
      relationTo: 'interessengruppen',
      label: 'Nur für diese Lesergruppe',
      admin: { description: 'Leer lassen, um alle Meldungen zu zeigen.' },
    },
    linkMitText(),
  ],
}
