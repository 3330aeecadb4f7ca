import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Recipients and times of the privacy notice; what they are comes with the installation. */
export const block: Block = {
  slug: 'datenschutzangaben',
  interfaceName: 'DatenschutzangabenBlock',
  labels: { singular: 'Empfänger und Fristen', plural: 'Empfänger und Fristen' },
  admin: blockAdmin('Empfänger und Fristen'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
  ],
}
