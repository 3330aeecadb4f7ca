import type { Block } from 'payload'
import { blockAdmin, einzigerEintrag, ganzeZahl, linkMitText } from '../../editing/fields/index.ts'

/** All packages, or the first of them; the entries come from the collection. */
export const block: Block = {
  slug: 'pauschalangebote',
  interfaceName: 'PauschalangeboteBlock',
  labels: { singular: 'Liste der Pauschalen', plural: 'Liste der Pauschalen' },
  admin: blockAdmin('Liste der Pauschalen'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
    ganzeZahl({
      name: 'anzahl',
      label: 'Nur die ersten',
      least: 1,
      most: 12,
      description: 'Leer: alle Pauschalen, auf mehreren Seiten.',
    }),
    linkMitText(),
    einzigerEintrag(),
  ],
}
