import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** What the railway runs; the times come from the timetables. */
export const block: Block = {
  slug: 'abfahrten',
  interfaceName: 'AbfahrtenBlock',
  labels: { singular: 'Fahrzeiten der Bergbahn', plural: 'Fahrzeiten der Bergbahn' },
  admin: blockAdmin('Fahrzeiten der Bergbahn'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
  ],
}
