import { contentCollection } from '../content-collection.ts'

/** Categories of events (spec 3, `rubriken[]`). */
export const rubriken = contentCollection('rubriken', {
  interfaceName: 'RubrikDoc',
  labels: { singular: 'Rubrik', plural: 'Rubriken' },
  bereich: 'veranstaltungen',
  title: 'rubrik',
  columns: ['nummer'],
  hasDrafts: false,
  fields: [{ name: 'rubrik', type: 'text', label: 'Name', required: true, localized: true }],
})
