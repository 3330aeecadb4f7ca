import type { DateFieldValidation } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { internesDokument, oeffentlich, zeitpunkt } from '../../../../editing/fields/index.ts'
import { dropShared, keepShared } from '../../oparl/index.ts'
import { meetingEndpoints, meetingOperations } from '../../sitzungsdienst/index.ts'
import { leserkreis } from '../leserkreis.ts'
import { checkMinutes } from './check-minutes.ts'
import { dropItems, keepItems } from './keep-items.ts'
import { niederschrift, teilnahme } from './niederschrift.ts'
import { numberItems } from './number-items.ts'
import { tagesordnung } from './tagesordnung.ts'

const validateEnd: DateFieldValidation = (value, { siblingData }) => {
  const { beginn }: { beginn?: unknown } = siblingData
  if (!value || typeof beginn !== 'string') return true
  return new Date(value) > new Date(beginn) || 'Das Ende liegt nicht nach dem Beginn.'
}

/** Meetings with their agenda. */
export const sitzungen = contentCollection('sitzungen', {
  interfaceName: 'SitzungDoc',
  labels: { singular: 'Sitzung', plural: 'Sitzungen' },
  bereich: 'rat',
  title: 'titel',
  columns: ['gremium', 'beginn', 'oeffentlich', 'abgesagt'],
  search: ['titel', 'ort'],
  sort: 'beginn',
  zeitraum: { beginn: 'beginn', ende: ['ende'] },
  aboveTable: '/subjects/rat/admin/prepare-meeting.tsx#PrepareMeeting',
  buttons: [
    '/subjects/rat/admin/papers-button.tsx#PapersButton',
    '/subjects/rat/admin/invitation-button.tsx#InvitationButton',
    '/subjects/rat/admin/minutes-button.tsx#MinutesButton',
  ],
  endpoints: meetingEndpoints,
  operations: meetingOperations,
  hooks: {
    beforeChange: [checkMinutes, numberItems],
    afterChange: [keepItems, keepShared],
    afterDelete: [dropItems, dropShared],
  },
  fields: [
    { name: 'titel', type: 'text', label: 'Titel', required: true, maxLength: 160 },
    {
      type: 'row',
      fields: [
        zeitpunkt({ name: 'beginn', label: 'Beginn', required: true, index: true }),
        zeitpunkt({ name: 'ende', label: 'Ende', validate: validateEnd }),
      ],
    },
    { name: 'ort', type: 'text', label: 'Ort', maxLength: 160 },
    tagesordnung,
    teilnahme,
    internesDokument({ name: 'einladung', label: 'Einladung', bereich: 'rat' }),
    internesDokument({ name: 'protokoll', label: 'Niederschrift als Datei', bereich: 'rat' }),
    {
      name: 'gremium',
      type: 'relationship',
      relationTo: 'gremien',
      label: 'Gremium',
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'ladungsfrist',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/subjects/rat/admin/notice-period.tsx#NoticePeriod' },
        disableListColumn: true,
      },
    },
    oeffentlich('Öffentliche Sitzung', 'Sonst sehen sie nur angemeldete Ratsmitglieder.'),
    leserkreis('enum_sitzungen_leserkreis'),
    ...niederschrift,
    {
      name: 'abgesagt',
      type: 'checkbox',
      label: 'Abgesagt',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'eigene_nummern',
      type: 'checkbox',
      label: 'Punkte von Hand nummerieren',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
  ],
})
