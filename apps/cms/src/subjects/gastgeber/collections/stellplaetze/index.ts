import { versorgungen } from '@kurstadt/contract'
import type { BlocksField, Field } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import {
  absatz,
  adresse,
  bild,
  bilder,
  blockAdmin,
  euro,
  ganzeZahl,
  kontakt,
  koordinaten,
  richText,
  seo,
  sortierung,
  titel,
  uhrzeit,
  zeile,
} from '../../../../editing/fields/index.ts'

const versorgungLabels: Record<(typeof versorgungen)[number], string> = {
  strom: 'Strom',
  frischwasser: 'Frischwasser',
  grauwasser: 'Ausguss für Grauwasser',
  chemietoilette: 'Ausguss für Chemietoiletten',
  muell: 'Müllannahme',
  toiletten: 'Toiletten',
  duschen: 'Duschen',
  wlan: 'WLAN',
}

const kosten: BlocksField = {
  name: 'kosten',
  type: 'blocks',
  label: 'Was sonst etwas kostet',
  labels: { singular: 'Preis', plural: 'Preise' },
  maxRows: 12,
  blocks: [
    {
      slug: 'stellplatzpreis',
      interfaceName: 'StellplatzpreisBlock',
      labels: { singular: 'Preis', plural: 'Preise' },
      admin: blockAdmin('Preis'),
      fields: [
        zeile({ name: 'titel', label: 'Wofür', longest: 120 }),
        euro({ name: 'preis_cent', label: 'Preis in Euro', required: true }),
      ],
    },
  ],
}

const inhalt: Field[] = [
  absatz({ name: 'einleitung', label: 'Einleitung', longest: 400 }),
  richText({ name: 'text', label: 'Text', localized: true }),
  richText({ name: 'regeln', label: 'Platzordnung', localized: true }),
  bild(),
  bilder(),
]

const angaben: Field[] = [
  {
    type: 'row',
    fields: [
      ganzeZahl({ name: 'plaetze', label: 'Plätze', least: 1, most: 1_000, required: true }),
      euro({ name: 'preis_nacht_cent', label: 'Preis je Nacht in Euro', required: true }),
    ],
  },
  kosten,
  {
    name: 'versorgung',
    type: 'select',
    hasMany: true,
    label: 'Versorgung und Entsorgung',
    options: versorgungen.map((value) => ({ value, label: versorgungLabels[value] })),
  },
  {
    type: 'row',
    fields: [
      {
        name: 'laenge_max',
        type: 'number',
        label: 'Längste Fahrzeuge (Meter)',
        min: 1,
        max: 30,
      },
      ganzeZahl({ name: 'tage_max', label: 'Längster Aufenthalt (Nächte)', least: 1, most: 365 }),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'hoehe_max',
        type: 'number',
        label: 'Niedrigste Durchfahrt (Meter)',
        min: 1,
        max: 10,
      },
      {
        name: 'gewicht_max',
        type: 'number',
        label: 'Schwerste Fahrzeuge (Tonnen)',
        min: 1,
        max: 60,
      },
    ],
  },
  {
    type: 'row',
    fields: [
      uhrzeit({ name: 'ruhe_von', label: 'Ruhezeit von' }),
      uhrzeit({ name: 'ruhe_bis', label: 'Ruhezeit bis' }),
    ],
  },
  { name: 'ganzjaehrig', type: 'checkbox', label: 'Ganzjährig geöffnet', defaultValue: true },
  {
    name: 'saison',
    type: 'text',
    label: 'Geöffnet',
    localized: true,
    maxLength: 120,
    admin: { condition: (data) => data.ganzjaehrig !== true },
  },
  { name: 'reservierbar', type: 'checkbox', label: 'Reservierung möglich', defaultValue: false },
  { name: 'hunde', type: 'checkbox', label: 'Hunde erlaubt', defaultValue: true },
  {
    name: 'anfahrt',
    type: 'textarea',
    label: 'Anfahrt',
    localized: true,
    maxLength: 400,
  },
]

/** Motorhome parking: places, fees, supply, rules (spec 2.2). */
export const stellplaetze = contentCollection('stellplaetze', {
  interfaceName: 'StellplatzDoc',
  labels: { singular: 'Wohnmobilstellplatz', plural: 'Wohnmobilstellplätze' },
  bereich: 'tourismus',
  title: 'titel',
  columns: ['plaetze'],
  fields: [
    titel('Name'),
    {
      type: 'tabs',
      tabs: [
        { label: 'Inhalt', fields: inhalt },
        { label: 'Angaben', fields: angaben },
        { label: 'Kontakt', fields: [kontakt(), adresse(), koordinaten()] },
        { label: 'Suchmaschinen', fields: [seo()] },
      ],
    },
    sortierung(),
  ],
})
