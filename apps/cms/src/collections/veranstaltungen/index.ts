import { bild, dokumente, richText, seo } from '../../fields/index.ts'
import { keepOccurrences } from '../../termine/index.ts'
import { contentCollection } from '../content-collection.ts'
import { einordnung, eintritt, personen, wo, zugaenglichkeit } from './angaben.ts'
import { serie } from './serie.ts'
import { wann } from './wann.ts'
import { fillLastDay } from './zeitraum.ts'

/** Events (spec 3), with the rule of a series. */
export const veranstaltungen = contentCollection('veranstaltungen', {
  interfaceName: 'VeranstaltungDoc',
  labels: { singular: 'Veranstaltung', plural: 'Veranstaltungen' },
  bereich: 'veranstaltungen',
  title: 'titel',
  columns: ['datum_von', 'veranstaltungsort', 'status'],
  search: ['titel', 'veranstaltungsort', 'veranstalter'],
  sort: 'datum_von',
  hooks: { beforeValidate: [fillLastDay], afterChange: [keepOccurrences] },
  fields: [
    {
      name: 'titel',
      type: 'text',
      label: 'Titel',
      required: true,
      localized: true,
      maxLength: 300,
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Inhalt',
          fields: [
            {
              name: 'plain_text',
              type: 'textarea',
              label: 'Kurztext',
              localized: true,
              maxLength: 400,
              admin: { description: 'Ein bis zwei Sätze für die Übersicht.' },
            },
            richText({ name: 'text', label: 'Text', localized: true }),
            bild(),
            dokumente(),
          ],
        },
        { label: 'Wann', fields: wann },
        { label: 'Wiederholung', fields: [serie] },
        { label: 'Wo', fields: wo },
        { label: 'Eintritt', fields: eintritt },
        { label: 'Wer', fields: personen },
        { label: 'Barrierefreiheit', fields: zugaenglichkeit },
        { label: 'Suchmaschinen', fields: [seo()] },
      ],
    },
    ...einordnung,
  ],
})
