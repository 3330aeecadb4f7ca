import { poiArten } from '@kurstadt/contract'
import type { Field } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import {
  adresse,
  bild,
  koordinaten,
  linkMitText,
  richText,
  seo,
  titel,
  zugaenglich,
} from '../../../../editing/fields/index.ts'

const artLabels: Record<(typeof poiArten)[number], string> = {
  sehenswuerdigkeit: 'Sehenswürdigkeit',
  aussicht: 'Aussicht',
  natur: 'Natur',
  brunnen: 'Brunnen und Quelle',
  kultur: 'Kultur',
  spielplatz: 'Spielplatz',
  rastplatz: 'Rast- und Grillplatz',
  einkehr: 'Einkehr',
  sport: 'Sport',
  verkehr: 'Bahn, Bus und Parken',
}

const inhalt: Field[] = [
  {
    name: 'einleitung',
    type: 'textarea',
    label: 'Kurztext',
    localized: true,
    maxLength: 300,
    admin: { description: 'Ein bis zwei Sätze für Karte und Liste.' },
  },
  richText({ name: 'text', label: 'Text', localized: true }),
  bild(),
  linkMitText(),
]

const ort: Field[] = [
  koordinaten({ required: true }),
  {
    name: 'hoehe',
    type: 'number',
    label: 'Höhe über dem Meer in m',
    min: -10,
    max: 4_000,
    admin: { step: 1 },
  },
  adresse(),
]

/** Points of interest for the outdoor map (spec 2.2). */
export const pois = contentCollection('pois', {
  interfaceName: 'PoiDoc',
  labels: { singular: 'Ort zum Entdecken', plural: 'Orte zum Entdecken' },
  bereich: 'tourismus',
  title: 'titel',
  columns: ['art', 'barrierefrei'],
  fields: [
    titel('Name'),
    {
      name: 'art',
      type: 'select',
      label: 'Art',
      required: true,
      defaultValue: 'sehenswuerdigkeit',
      options: poiArten.map((value) => ({ value, label: artLabels[value] })),
      admin: { position: 'sidebar' },
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Inhalt', fields: inhalt },
        { label: 'Ort', fields: ort },
        { label: 'Barrierefreiheit', fields: zugaenglich() },
        { label: 'Suchmaschinen', fields: [seo()] },
      ],
    },
  ],
})
