import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Data that others may use; the datasets are made of what is published, the licence is a setting. */
export const block: Block = {
  slug: 'offene-daten',
  interfaceName: 'OffeneDatenBlock',
  labels: { singular: 'Offene Daten', plural: 'Offene Daten' },
  admin: blockAdmin('Offene Daten'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
    {
      name: 'ansicht',
      type: 'select',
      label: 'Was gezeigt wird',
      options: [
        { value: 'daten', label: 'Datensätze zum Herunterladen' },
        { value: 'schnittstelle', label: 'Beschreibung für Programme' },
      ],
      defaultValue: 'daten',
    },
  ],
}
