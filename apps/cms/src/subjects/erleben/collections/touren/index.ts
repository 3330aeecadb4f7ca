import { schwierigkeiten, tourArten } from '@kurstadt/contract'
import type { Field, NumberField } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import {
  bild,
  bilderMitText,
  richText,
  seo,
  sortierung,
  titel,
  track,
  zugaenglich,
} from '../../../../editing/fields/index.ts'
import { saison } from './saison.ts'
import { keepShortTrack } from './short-track.ts'
import { sperrungen } from './sperrungen.ts'
import { wegpunkte } from './wegpunkte.ts'

const artLabels: Record<(typeof tourArten)[number], string> = {
  wandern: 'Wandern',
  spazieren: 'Spazieren',
  rad: 'Radfahren',
  mountainbike: 'Mountainbike',
  langlauf: 'Langlauf',
  winterwandern: 'Winterwandern',
  rodeln: 'Rodeln',
}

const gradLabels: Record<(typeof schwierigkeiten)[number], string> = {
  leicht: 'Leicht',
  mittel: 'Mittel',
  schwer: 'Schwer',
}

function zahl(name: string, label: string, min: number, max: number, step = 1): NumberField {
  return {
    name,
    type: 'number',
    label,
    required: true,
    min,
    max,
    index: true,
    admin: { width: '25%', step },
  }
}

const weg: Field[] = [
  {
    type: 'row',
    fields: [
      zahl('laenge', 'Länge in km', 0.1, 500, 0.1),
      zahl('dauer', 'Dauer in Minuten', 1, 6_000),
      zahl('aufstieg', 'Aufstieg in m', 0, 9_000),
      zahl('abstieg', 'Abstieg in m', 0, 9_000),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'schwierigkeit',
        type: 'select',
        label: 'Schwierigkeit',
        required: true,
        defaultValue: 'leicht',
        options: schwierigkeiten.map((value) => ({ value, label: gradLabels[value] })),
      },
      { name: 'rundtour', type: 'checkbox', label: 'Rundtour', defaultValue: true },
    ],
  },
  {
    name: 'kinderwagen',
    type: 'checkbox',
    label: 'Mit Kinderwagen zu gehen',
    defaultValue: false,
  },
  {
    name: 'belag',
    type: 'text',
    label: 'Belag',
    localized: true,
    maxLength: 160,
    admin: { description: 'Wie „Feiner Schotter, 600 Meter Asphalt“.' },
  },
  saison,
  { name: 'markierung', type: 'text', label: 'Markierung', localized: true, maxLength: 80 },
  {
    name: 'start',
    type: 'text',
    label: 'Start',
    required: true,
    localized: true,
    maxLength: 120,
  },
  {
    name: 'anreise',
    type: 'textarea',
    label: 'Anreise',
    localized: true,
    maxLength: 600,
    admin: { description: 'Wie man ohne Auto zum Start kommt, und wo man parkt.' },
  },
  track({
    name: 'track',
    label: 'Weg auf der Karte',
    description: 'GPX-Datei aus Tourenplaner oder Uhr, oder Punkte als [[8.55, 48.75, 430], …].',
  }),
  {
    name: 'track_kurz',
    type: 'json',
    admin: { hidden: true },
    validate: () => true,
  },
  {
    name: 'pois',
    type: 'relationship',
    relationTo: 'pois',
    hasMany: true,
    label: 'Orte am Weg',
  },
  wegpunkte,
]

const inhalt: Field[] = [
  {
    name: 'einleitung',
    type: 'textarea',
    label: 'Kurztext',
    localized: true,
    maxLength: 300,
    admin: { description: 'Ein bis zwei Sätze für die Liste.' },
  },
  richText({ name: 'text', label: 'Beschreibung', localized: true }),
  richText({ name: 'wegbeschreibung', label: 'Weg in Worten', localized: true }),
  bild(),
  bilderMitText(),
]

/** Tours for the outdoor map (spec 2.2). */
export const touren = contentCollection('touren', {
  interfaceName: 'TourDoc',
  labels: { singular: 'Tour', plural: 'Touren' },
  bereich: 'tourismus',
  title: 'titel',
  columns: ['art', 'laenge', 'schwierigkeit'],
  sort: 'sortierung',
  hooks: { beforeChange: [keepShortTrack] },
  fields: [
    titel('Name'),
    {
      name: 'art',
      type: 'select',
      label: 'Art',
      required: true,
      defaultValue: 'wandern',
      options: tourArten.map((value) => ({ value, label: artLabels[value] })),
      admin: { position: 'sidebar' },
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Inhalt', fields: inhalt },
        { label: 'Weg', fields: weg },
        { label: 'Sperrungen', fields: [sperrungen] },
        { label: 'Barrierefreiheit', fields: zugaenglich() },
        { label: 'Suchmaschinen', fields: [seo()] },
      ],
    },
    sortierung(),
  ],
})
