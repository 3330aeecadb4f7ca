import { baugebietPhasen } from '@kurstadt/contract'
import type { Field } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import {
  bild,
  dokumente,
  foldedRows,
  koordinaten,
  richText,
  seo,
  sortierung,
  tag,
  titel,
  umriss,
} from '../../../../editing/fields/index.ts'
import { bauplatz } from './bauplatz.ts'
import { validatePlots } from './plots.ts'

const phasenLabels: Record<(typeof baugebietPhasen)[number], string> = {
  planung: 'In Planung',
  erschliessung: 'Wird erschlossen',
  vergabe: 'Plätze werden vergeben',
  abgeschlossen: 'Abgeschlossen',
}

const inhalt: Field[] = [
  {
    name: 'einleitung',
    type: 'textarea',
    label: 'Einleitung',
    localized: true,
    maxLength: 600,
  },
  richText({ name: 'text', label: 'Beschreibung', localized: true }),
  bild(),
  dokumente('Pläne und Unterlagen'),
]

const vergabe: Field[] = [
  richText({ name: 'vergabe', label: 'Vergabebedingungen', localized: true }),
  tag({ name: 'bewerbung_bis', label: 'Bewerbung möglich bis' }),
  {
    name: 'ansprechpartner',
    type: 'relationship',
    relationTo: 'aemter',
    hasMany: false,
    label: 'Zuständiges Amt',
  },
]

const karte: Field[] = [
  {
    name: 'lage',
    type: 'text',
    label: 'Lage',
    localized: true,
    maxLength: 200,
    admin: { description: 'Wo das Gebiet liegt, in einem Satz.' },
  },
  koordinaten(),
  umriss({
    name: 'umriss',
    label: 'Umriss des Gebiets',
    description: 'Ecken als [[8.55, 48.75], …] oder als GeoJSON.',
  }),
]

/** Building areas with their plots (spec 2.6). */
export const baugebiete = contentCollection('baugebiete', {
  interfaceName: 'BaugebietDoc',
  labels: { singular: 'Baugebiet', plural: 'Baugebiete' },
  bereich: 'rathaus',
  title: 'titel',
  columns: ['phase', 'bewerbung_bis'],
  sort: 'sortierung',
  fields: [
    titel('Name'),
    {
      type: 'tabs',
      tabs: [
        { label: 'Inhalt', fields: inhalt },
        {
          label: 'Bauplätze',
          fields: [
            {
              name: 'bauplaetze',
              type: 'blocks',
              label: 'Bauplätze',
              labels: { singular: 'Bauplatz', plural: 'Bauplätze' },
              admin: foldedRows,
              validate: validatePlots,
              blocks: [bauplatz],
            },
          ],
        },
        { label: 'Vergabe', fields: vergabe },
        { label: 'Karte', fields: karte },
        { label: 'Suchmaschinen', fields: [seo()] },
      ],
    },
    {
      name: 'phase',
      type: 'select',
      label: 'Stand',
      required: true,
      defaultValue: 'planung',
      options: baugebietPhasen.map((value) => ({ value, label: phasenLabels[value] })),
      admin: { position: 'sidebar' },
    },
    sortierung(),
  ],
})
