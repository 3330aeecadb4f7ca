import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { richText, sortierung } from '../../../../editing/fields/index.ts'
import { dropShared, keepShared } from '../../oparl/index.ts'
import { mitglieder } from './mitglieder.ts'
import { uebliches } from './uebliches.ts'

/** Committees with their members; the one place where membership is kept. */
export const gremien = contentCollection('gremien', {
  interfaceName: 'GremiumDoc',
  labels: { singular: 'Gremium', plural: 'Gremien' },
  bereich: 'rat',
  title: 'titel',
  columns: ['kuerzel', 'vorsitz', 'sortierung'],
  search: ['titel', 'kuerzel'],
  sort: 'sortierung',
  hooks: { afterChange: [keepShared], afterDelete: [dropShared] },
  fields: [
    { name: 'titel', type: 'text', label: 'Name', required: true, maxLength: 120 },
    {
      name: 'kuerzel',
      type: 'text',
      label: 'Kürzel',
      required: true,
      maxLength: 12,
      admin: { placeholder: 'GR' },
    },
    richText({ name: 'text', label: 'Aufgaben' }),
    {
      name: 'vorsitz',
      type: 'text',
      label: 'Vorsitz kraft Amtes',
      maxLength: 120,
      admin: { description: 'Wer den Vorsitz hat, ohne Ratsmitglied zu sein.' },
    },
    mitglieder,
    uebliches,
    sortierung(),
  ],
})
