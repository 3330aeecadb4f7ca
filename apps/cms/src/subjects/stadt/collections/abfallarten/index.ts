import { abfallIcons } from '@kurstadt/contract'
import type { TextareaField } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { farbe, sortierung, titel } from '../../../../editing/fields/index.ts'
import { refuseUsed } from './refuse-used.ts'

const iconLabels: Record<(typeof abfallIcons)[number], string> = {
  tonne: 'Tonne',
  biotonne: 'Biotonne',
  papiertonne: 'Papiertonne',
  'gelber-sack': 'Gelber Sack',
  gruenschnitt: 'Grünschnitt',
  schadstoffe: 'Schadstoffe',
  sperrmuell: 'Sperrmüll',
  weihnachtsbaum: 'Weihnachtsbaum',
}

function zeilen(name: string, label: string): TextareaField {
  return {
    name,
    type: 'textarea',
    label,
    localized: true,
    maxLength: 2_000,
    admin: { description: 'Eine Zeile für jede Sache.', rows: 6 },
  }
}

/** Kinds of waste (spec 2.6); what is saved is public at once. */
export const abfallarten = contentCollection('abfallarten', {
  interfaceName: 'AbfallartDoc',
  labels: { singular: 'Abfallart', plural: 'Abfallarten' },
  bereich: 'rathaus',
  title: 'titel',
  columns: ['behaelter', 'farbe', 'sortierung'],
  sort: 'sortierung',
  hasDrafts: false,
  hasVersions: true,
  hooks: { beforeDelete: [refuseUsed] },
  fields: [
    titel('Name'),
    {
      name: 'behaelter',
      type: 'text',
      label: 'Behälter',
      localized: true,
      maxLength: 120,
      admin: { description: 'Worin gesammelt wird: „graue Tonne, 60 bis 240 Liter“.' },
    },
    { name: 'text', type: 'textarea', label: 'Hinweis', localized: true, maxLength: 1_000 },
    zeilen('hinein', 'Das gehört hinein'),
    zeilen('nicht_hinein', 'Das gehört nicht hinein'),
    {
      type: 'row',
      fields: [
        farbe(),
        {
          name: 'icon',
          type: 'select',
          label: 'Zeichen',
          required: true,
          defaultValue: 'tonne',
          options: abfallIcons.map((value) => ({ value, label: iconLabels[value] })),
          admin: { width: '50%' },
        },
      ],
    },
    sortierung(),
  ],
})
