import { ownParts } from '../../../../editing/access/index.ts'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { bild, dokumente, richText, seo, zeile } from '../../../../editing/fields/index.ts'
import { leaveOutHolidays } from '../../feiertage/index.ts'
import { importEndpoints } from '../../import/index.ts'
import { eventEndpoints, eventOperations, moveCopy } from '../../office/index.ts'
import { keepOccurrences, ongoingSeries } from '../../termine/index.ts'
import { auffuehrung, einordnung, eintritt, personen, wo, zugaenglichkeit } from './angaben.ts'
import { listActions, notes, seriesPreview } from './office.ts'
import { quelle } from './quelle.ts'
import { serie } from './serie.ts'
import { wann } from './wann.ts'
import { fillLastDay, forgetMove } from './zeitraum.ts'

/** Events (spec 3), with the rule of a series. */
export const veranstaltungen = contentCollection('veranstaltungen', {
  interfaceName: 'VeranstaltungDoc',
  labels: { singular: 'Veranstaltung', plural: 'Veranstaltungen' },
  bereich: 'veranstaltungen',
  parts: ownParts,
  title: 'titel',
  columns: ['datum_von', 'veranstaltungsort', 'status', 'aktionen'],
  search: ['titel', 'veranstaltungsort', 'veranstalter'],
  sort: 'datum_von',
  zeitraum: {
    beginn: 'datum_von',
    ende: ['datum_bis', 'neuer_termin.datum_von', 'neuer_termin.datum_bis'],
    ongoing: { label: 'Laufende Reihen', ids: ongoingSeries },
  },
  hooks: {
    beforeOperation: [moveCopy],
    beforeValidate: [fillLastDay, forgetMove, leaveOutHolidays],
    afterChange: [keepOccurrences],
  },
  aboveTable: '/subjects/veranstaltungen/admin/import-link.tsx#ImportLink',
  buttons: ['/subjects/veranstaltungen/admin/event-buttons.tsx#FormButtons'],
  endpoints: [...importEndpoints, ...eventEndpoints],
  operations: eventOperations,
  fields: [
    { ...zeile({ name: 'titel', label: 'Titel', longest: 300 }), required: true },
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
        { label: 'Wann', fields: [...wann, notes] },
        { label: 'Wiederholung', fields: [seriesPreview, serie] },
        { label: 'Wo', fields: wo },
        { label: 'Eintritt', fields: eintritt },
        { label: 'Aufführung', fields: auffuehrung },
        { label: 'Wer', fields: personen },
        { label: 'Barrierefreiheit', fields: zugaenglichkeit },
        { label: 'Suchmaschinen', fields: [seo()] },
      ],
    },
    listActions,
    ...einordnung,
    ...quelle,
  ],
})
