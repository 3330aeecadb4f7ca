import type { Field } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import {
  adresse,
  barrierefrei,
  bild,
  bilder,
  kontakt,
  koordinaten,
  links,
  oeffnungszeiten,
  richText,
  seo,
  titel,
  woerter,
} from '../../../../editing/fields/index.ts'
import {
  partnerEndpoints,
  partnerOperations,
  partnerPanel,
  partnerProposal,
} from '../../../partner/index.ts'

const inhalt: Field[] = [
  {
    name: 'spezialisierung',
    type: 'text',
    label: 'Spezialisierung',
    localized: true,
    maxLength: 120,
    admin: { description: 'Was es ist, in wenigen Worten: „Bäckerei und Café“.' },
  },
  richText({ name: 'text', label: 'Text', localized: true }),
  {
    ...richText({ name: 'text_gastronomie', label: 'Text zur Gastronomie', localized: true }),
    admin: { description: 'Nur für Gaststätten: Küche, Plätze, Ruhetage, Gruppen.' },
  },
  bild(),
  bilder(),
]

const kontaktdaten: Field[] = [
  kontakt(),
  adresse(),
  {
    name: 'zeige_adresse',
    type: 'checkbox',
    label: 'Adresse und Lage auf der Website zeigen',
    defaultValue: true,
    admin: { description: 'Ausschalten, wenn jemand von zu Hause aus arbeitet.' },
  },
  koordinaten(),
  links(),
]

/** Business directory: shops, inns, practices, clubs, public places (spec 3). */
export const brancheneintraege = contentCollection('brancheneintraege', {
  interfaceName: 'BrancheneintragDoc',
  labels: { singular: 'Brancheneintrag', plural: 'Branchenverzeichnis' },
  bereich: 'tourismus',
  title: 'titel',
  columns: ['rubriken', 'spezialisierung'],
  search: ['titel', 'spezialisierung'],
  endpoints: partnerEndpoints('brancheneintraege'),
  operations: partnerOperations,
  fields: [
    partnerProposal,
    titel('Name'),
    {
      type: 'tabs',
      tabs: [
        { label: 'Inhalt', fields: inhalt },
        { label: 'Kontakt', fields: kontaktdaten },
        { label: 'Öffnungszeiten', fields: [oeffnungszeiten()] },
        { label: 'Barrierefreiheit', fields: [barrierefrei()] },
        { label: 'Suchmaschinen', fields: [seo()] },
      ],
    },
    {
      name: 'rubriken',
      type: 'relationship',
      relationTo: 'rubriken',
      hasMany: true,
      required: true,
      maxRows: 3,
      label: 'Rubriken',
      filterOptions: { art: { equals: 'branchen' } },
      admin: { position: 'sidebar', description: 'Höchstens drei.' },
    },
    woerter({
      name: 'stichwoerter',
      label: 'Stichwörter',
      description: 'Wonach jemand sonst noch suchen könnte; jedes mit der Eingabetaste bestätigen.',
      most: 20,
      longest: 40,
      localized: true,
    }),
    partnerPanel,
  ],
})
