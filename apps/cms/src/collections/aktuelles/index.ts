import { bild, richText, seo, sortierung, tag } from '../../fields/index.ts'
import { contentCollection } from '../content-collection.ts'

/** News (spec 3). */
export const aktuelles = contentCollection('aktuelles', {
  interfaceName: 'AktuellesDoc',
  labels: { singular: 'Meldung', plural: 'Aktuelles' },
  bereich: 'seiten',
  title: 'titel',
  columns: ['datum_von'],
  sort: '-datum_von',
  fields: [
    { name: 'titel', type: 'text', label: 'Titel', required: true, localized: true },
    {
      name: 'einleitung',
      type: 'textarea',
      label: 'Einleitung',
      required: true,
      localized: true,
      maxLength: 600,
    },
    richText({ name: 'text', label: 'Text', localized: true }),
    bild(),
    seo(),
    {
      ...tag({ name: 'datum_von', label: 'Datum', required: true }),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' },
      },
    },
    sortierung('Reihenfolge am selben Tag'),
  ],
})
