import type { BlocksField, Field } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import {
  absatz,
  bild,
  blockAdmin,
  ganzeEuro,
  ganzeZahl,
  richText,
  seo,
  sortierung,
  titel,
} from '../../../../editing/fields/index.ts'
import { fillPreisAb, preiskategorien } from './preise.ts'
import { keepSeason, saison } from './saison.ts'

const leistungen: BlocksField = {
  name: 'leistungen',
  type: 'blocks',
  label: 'Leistungen',
  labels: { singular: 'Leistung', plural: 'Leistungen' },
  localized: true,
  maxRows: 20,
  admin: { description: 'Was im Preis enthalten ist; eine Leistung je Eintrag.' },
  blocks: [
    {
      slug: 'leistung',
      interfaceName: 'LeistungBlock',
      labels: { singular: 'Leistung', plural: 'Leistungen' },
      admin: blockAdmin('Leistung'),
      fields: [{ name: 'text', type: 'text', label: 'Text', required: true, maxLength: 160 }],
    },
  ],
}

const inhalt: Field[] = [
  absatz({ name: 'einleitung', label: 'Einleitung', longest: 400 }),
  richText({ name: 'text', label: 'Text', localized: true }),
  leistungen,
  bild(),
]

const preise: Field[] = [
  {
    type: 'row',
    fields: [
      ganzeZahl({ name: 'naechte', label: 'Nächte', least: 1, most: 60, required: true }),
      {
        ...ganzeEuro({ name: 'preis_ab', label: 'Preis ab (ganze Euro)' }),
        admin: { step: 1, description: 'Der niedrigste Preis der Kategorien wird eingesetzt.' },
      },
    ],
  },
  ...saison,
  preiskategorien,
]

/** Packages of nights and services with their prices by house (spec 2.6, 9). */
export const pauschalen = contentCollection('pauschalen', {
  interfaceName: 'PauschaleDoc',
  labels: { singular: 'Pauschale', plural: 'Pauschalen' },
  bereich: 'tourismus',
  title: 'titel',
  columns: ['naechte', 'preis_ab', 'gueltig_bis'],
  sort: 'sortierung',
  hooks: { beforeChange: [fillPreisAb, keepSeason] },
  fields: [
    titel(),
    {
      type: 'tabs',
      tabs: [
        { label: 'Inhalt', fields: inhalt },
        { label: 'Zeiten und Preise', fields: preise },
        { label: 'Suchmaschinen', fields: [seo()] },
      ],
    },
    {
      name: 'seite',
      type: 'relationship',
      relationTo: 'seiten',
      label: 'Seite des Angebots',
      admin: { position: 'sidebar', description: 'Wohin ein Klick auf das Angebot führt.' },
    },
    {
      name: 'anfrageart',
      type: 'select',
      label: 'Angefragt wird',
      defaultValue: 'formular',
      options: [
        { value: 'formular', label: 'mit dem Formular' },
        { value: 'email', label: 'mit einer E-Mail an die Tourist-Information' },
      ],
      admin: { position: 'sidebar' },
    },
    sortierung(),
  ],
})
