import { rubrikArten } from '@kurstadt/contract'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { eltern } from './eltern.ts'

const labels: Record<(typeof rubrikArten)[number], string> = {
  veranstaltungen: 'Veranstaltungen',
  branchen: 'Branchenverzeichnis',
  shop: 'Shop',
}

/** Categories of events, business entries and shop articles (spec 3, `rubriken[]`). */
export const rubriken = contentCollection('rubriken', {
  interfaceName: 'RubrikDoc',
  labels: { singular: 'Rubrik', plural: 'Rubriken' },
  bereich: 'veranstaltungen',
  title: 'rubrik',
  columns: ['art', 'nummer'],
  description: 'Rubriken ordnen Veranstaltungen, das Branchenverzeichnis und den Shop.',
  hasDrafts: false,
  hasVersions: true,
  fields: [
    {
      name: 'rubrik',
      type: 'text',
      label: 'Name',
      required: true,
      localized: true,
      maxLength: 80,
    },
    {
      name: 'art',
      type: 'select',
      label: 'Gilt für',
      required: true,
      index: true,
      defaultValue: 'veranstaltungen',
      options: rubrikArten.map((value) => ({ value, label: labels[value] })),
    },
    eltern,
  ],
})
