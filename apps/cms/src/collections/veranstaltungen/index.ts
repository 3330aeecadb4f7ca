import { veranstaltungStatus } from '@kurstadt/contract'
import type { Field } from 'payload'
import { bild, link, richText, seo, tag, uhrzeit } from '../../fields/index.ts'
import { contentCollection } from '../content-collection.ts'
import { fillLastDay, validateLastDay } from './zeitraum.ts'

const statusLabels: Record<(typeof veranstaltungStatus)[number], string> = {
  geplant: 'Findet statt',
  abgesagt: 'Abgesagt',
  verschoben: 'Verschoben',
  verlegt: 'An anderen Ort verlegt',
  ausverkauft: 'Ausverkauft',
}

const wann: Field[] = [
  {
    type: 'row',
    fields: [
      tag({ name: 'datum_von', label: 'Beginn', required: true }),
      tag({
        name: 'datum_bis',
        label: 'Ende',
        description: 'Leer lassen bei einem einzigen Tag.',
        validate: (value, { siblingData }) => validateLastDay(value, { ...siblingData }),
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      uhrzeit({ name: 'timeFrom', label: 'Von (Uhr)' }),
      uhrzeit({ name: 'timeTo', label: 'Bis (Uhr)' }),
    ],
  },
  { name: 'veranstaltungsort', type: 'text', label: 'Ort' },
]

const angaben: Field[] = [
  { name: 'veranstalter', type: 'text', label: 'Veranstalter' },
  { name: 'preis', type: 'text', label: 'Preis', localized: true },
  link({ name: 'tickets', label: 'Link zu den Karten' }),
  {
    type: 'row',
    fields: [
      { name: 'kostenlos', type: 'checkbox', label: 'Eintritt frei', defaultValue: false },
      { name: 'barrierefrei', type: 'checkbox', label: 'Barrierefrei', defaultValue: false },
      { name: 'familien', type: 'checkbox', label: 'Für Familien', defaultValue: false },
    ],
  },
  {
    name: 'status',
    type: 'select',
    // Without its own name the type would clash with that of `_status`.
    enumName: 'enum_veranstaltungen_stand',
    label: 'Stand',
    required: true,
    defaultValue: 'geplant',
    options: veranstaltungStatus.map((value) => ({ value, label: statusLabels[value] })),
  },
  {
    name: 'statusgrund',
    type: 'text',
    label: 'Grund',
    localized: true,
    admin: { condition: (data) => data.status !== 'geplant' },
  },
]

/** Events (spec 3). */
export const veranstaltungen = contentCollection('veranstaltungen', {
  interfaceName: 'VeranstaltungDoc',
  labels: { singular: 'Veranstaltung', plural: 'Veranstaltungen' },
  bereich: 'veranstaltungen',
  title: 'titel',
  columns: ['datum_von', 'veranstaltungsort', 'status'],
  search: ['titel', 'veranstaltungsort'],
  sort: 'datum_von',
  hooks: { beforeValidate: [fillLastDay] },
  fields: [
    { name: 'titel', type: 'text', label: 'Titel', required: true, localized: true },
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
          ],
        },
        { label: 'Wann und wo', fields: wann },
        { label: 'Angaben', fields: angaben },
        { label: 'Suchmaschinen', fields: [seo()] },
      ],
    },
    {
      name: 'rubriken',
      type: 'relationship',
      relationTo: 'rubriken',
      hasMany: true,
      label: 'Rubriken',
      admin: { position: 'sidebar' },
    },
  ],
})
