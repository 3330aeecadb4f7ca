import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { bezirke, tag, uhrzeit } from '../../../../editing/fields/index.ts'
import { collectionOperations, importEndpoints } from '../../einlesen/index.ts'
import { validateEnd } from './times.ts'

/**
 * Waste collection dates (spec 2.6): one entry for a day, a kind of waste and all districts served
 * on it. Without drafts, because there are hundreds and each is one line.
 */
export const abfuhrtermine = contentCollection('abfuhrtermine', {
  interfaceName: 'AbfuhrterminDoc',
  labels: { singular: 'Abfuhrtermin', plural: 'Abfuhrtermine' },
  bereich: 'rathaus',
  title: 'datum',
  columns: ['abfallart', 'bezirke', 'verschoben_von'],
  search: ['ort'],
  sort: 'datum',
  zeitraum: { beginn: 'datum' },
  hasDrafts: false,
  aboveTable: '/subjects/stadt/admin/dates-links.tsx#DatesLinks',
  endpoints: importEndpoints,
  operations: collectionOperations,
  description: 'Ein Eintrag gilt für einen Tag, eine Abfallart und alle Bezirke, die daran sind.',
  fields: [
    {
      type: 'row',
      fields: [
        tag({ name: 'datum', label: 'Tag', required: true }),
        tag({
          name: 'verschoben_von',
          label: 'Verschoben von',
          description: 'Der übliche Tag, wenn ein Feiertag die Abfuhr verschiebt.',
        }),
      ],
    },
    {
      name: 'abfallart',
      type: 'relationship',
      relationTo: 'abfallarten',
      hasMany: false,
      required: true,
      label: 'Abfallart',
    },
    bezirke(),
    {
      name: 'ort',
      type: 'text',
      label: 'Standplatz',
      maxLength: 120,
      admin: { description: 'Nur für ein Sammelfahrzeug, das an einem Platz wartet.' },
    },
    {
      type: 'row',
      fields: [
        uhrzeit({ name: 'beginn', label: 'Von (Uhr)' }),
        { ...uhrzeit({ name: 'ende', label: 'Bis (Uhr)' }), validate: validateEnd },
      ],
    },
    { name: 'hinweis', type: 'text', label: 'Hinweis', localized: true, maxLength: 200 },
  ],
})
