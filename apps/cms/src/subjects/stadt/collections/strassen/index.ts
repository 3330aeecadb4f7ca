import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { bezirk } from '../../../../editing/fields/index.ts'

/** Streets and the collection district each lies in (spec 2.6); saved is public. */
export const strassen = contentCollection('strassen', {
  interfaceName: 'StrasseDoc',
  labels: { singular: 'Straße', plural: 'Straßen' },
  bereich: 'rathaus',
  title: 'name',
  columns: ['hausnummern', 'ortsteil', 'bezirk'],
  search: ['name', 'ortsteil'],
  hasDrafts: false,
  description: 'Welche Straße in welchem Abfuhrbezirk liegt.',
  fields: [
    { name: 'name', type: 'text', label: 'Straße', required: true, maxLength: 80, index: true },
    {
      type: 'row',
      fields: [
        {
          name: 'hausnummern',
          type: 'text',
          label: 'Hausnummern',
          maxLength: 60,
          admin: {
            width: '50%',
            description:
              'Nur bei einer Straße, die durch zwei Bezirke führt; dann für jeden Teil ein Eintrag.',
          },
        },
        {
          name: 'ortsteil',
          type: 'text',
          label: 'Ortsteil',
          maxLength: 60,
          admin: { width: '50%' },
        },
      ],
    },
    bezirk(),
  ],
})
