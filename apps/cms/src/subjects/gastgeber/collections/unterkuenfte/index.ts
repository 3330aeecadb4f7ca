import { ausstattungen, preisEinheiten, unterkunftArten } from '@kurstadt/contract'
import type { Field } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import {
  absatz,
  adresse,
  barrierefrei,
  bild,
  bilder,
  ganzeEuro,
  ganzeZahl,
  kontakt,
  koordinaten,
  link,
  richText,
  seo,
  titel,
} from '../../../../editing/fields/index.ts'
import { preisEinheitLabels } from '../../../../editing/labels/preis-einheiten.ts'
import {
  partnerEndpoints,
  partnerOperations,
  partnerPanel,
  partnerProposal,
} from '../../../partner/index.ts'
import { schliesstage } from './schliesstage.ts'

const artLabels: Record<(typeof unterkunftArten)[number], string> = {
  hotel: 'Hotel',
  pension: 'Pension oder Gasthof',
  ferienwohnung: 'Ferienwohnung',
  camping: 'Campingplatz',
}

const ausstattungLabels: Record<(typeof ausstattungen)[number], string> = {
  thermalzugang: 'Eigener Zugang zum Badehaus',
  sauna: 'Sauna',
  restaurant: 'Restaurant',
  fruehstueck: 'Frühstück',
  halbpension: 'Halbpension',
  wlan: 'WLAN',
  parkplatz: 'Parkplatz',
  ladestation: 'Ladestation',
  fahrradraum: 'Fahrradraum',
  familien: 'Für Familien eingerichtet',
  hunde: 'Hunde willkommen',
}

const inhalt: Field[] = [
  {
    name: 'spezialisierung',
    type: 'text',
    label: 'Kurz gesagt',
    localized: true,
    maxLength: 120,
    admin: { description: 'Steht unter dem Namen: „Familiengeführtes Kurhotel am Park“.' },
  },
  absatz({ name: 'einleitung', label: 'Einleitung', longest: 400 }),
  richText({ name: 'text', label: 'Text', localized: true }),
  bild(),
  bilder(),
]

const angaben: Field[] = [
  {
    type: 'row',
    fields: [
      ganzeZahl({ name: 'sterne', label: 'Sterne', least: 1, most: 5 }),
      ganzeZahl({ name: 'betten', label: 'Betten', least: 1, most: 2_000 }),
    ],
  },
  {
    name: 'ausstattung',
    type: 'select',
    hasMany: true,
    label: 'Ausstattung',
    options: ausstattungen.map((value) => ({ value, label: ausstattungLabels[value] })),
  },
  {
    type: 'row',
    fields: [
      ganzeEuro({ name: 'preis_ab', label: 'Preis ab (ganze Euro)' }),
      {
        name: 'preis_je',
        type: 'select',
        label: 'Preis je',
        options: preisEinheiten.map((value) => ({ value, label: preisEinheitLabels[value] })),
      },
    ],
  },
  {
    name: 'saison',
    type: 'text',
    label: 'Geöffnet',
    localized: true,
    maxLength: 120,
    admin: { description: 'Leer lassen, wenn das Haus das ganze Jahr geöffnet ist.' },
  },
  schliesstage,
  link({ name: 'buchung', label: 'Link zum Buchen' }),
  barrierefrei(),
]

/** Places to stay: hotels, guest houses, apartments, campsites (spec 2.5). */
export const unterkuenfte = contentCollection('unterkuenfte', {
  interfaceName: 'UnterkunftDoc',
  labels: { singular: 'Unterkunft', plural: 'Unterkünfte' },
  bereich: 'tourismus',
  title: 'titel',
  columns: ['art', 'preis_ab'],
  search: ['titel', 'spezialisierung'],
  endpoints: partnerEndpoints('unterkuenfte'),
  operations: partnerOperations,
  fields: [
    partnerProposal,
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
    {
      name: 'art',
      type: 'select',
      label: 'Art',
      required: true,
      index: true,
      options: unterkunftArten.map((value) => ({ value, label: artLabels[value] })),
      admin: { position: 'sidebar' },
    },
    partnerPanel,
  ],
})
