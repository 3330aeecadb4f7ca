import type { Field, SingleRelationshipField } from 'payload'
import { partsOf } from '../../../../editing/access/index.ts'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import {
  adresse,
  barrierefrei,
  bild,
  kontakt,
  koordinaten,
  oeffnungszeiten,
  richText,
  seo,
  sortierung,
  standsBelowItself,
  titel,
} from '../../../../editing/fields/index.ts'
import { keepHouse, keepShownHouse } from './keep-houses.ts'

const inhalt: Field[] = [
  {
    ...richText({ name: 'text', label: 'Text', localized: true }),
    admin: {
      description: 'Womit man zu Ihnen kommt und was man mitbringt. Zwei bis vier Sätze genügen.',
    },
  },
  {
    ...richText({ name: 'zustaendigkeiten', label: 'Zuständigkeiten', localized: true }),
    admin: { description: 'Als Liste: eine Aufgabe je Zeile, in den Worten der Leute.' },
  },
  bild(),
]

const wo: Field[] = [
  kontakt(),
  adresse(),
  {
    name: 'zimmer',
    type: 'text',
    label: 'Stockwerk und Zimmer',
    localized: true,
    maxLength: 80,
    admin: { placeholder: 'Erdgeschoss, Zimmer 0.03 bis 0.05' },
  },
  koordinaten(),
]

const zeiten: Field[] = [
  oeffnungszeiten(),
  {
    name: 'oeffnungszeiten',
    type: 'textarea',
    label: 'Öffnungszeiten als Text (HTML)',
    localized: true,
    maxLength: 4000,
    admin: {
      description: 'Nur aus einer Übernahme; wird gezeigt, solange oben nichts steht.',
    },
  },
]

const uebergeordnet: SingleRelationshipField = {
  name: 'uebergeordnet',
  type: 'relationship',
  relationTo: 'aemter',
  label: 'Gehört zu',
  hasMany: false,
  admin: {
    position: 'sidebar',
    description: 'Das Amt, zu dem dieses gehört. Leer bei einem eigenständigen Amt.',
  },
  validate: async (value: unknown, { id, req }) =>
    (await standsBelowItself(
      req,
      { collection: 'aemter', field: 'uebergeordnet' },
      { own: id, parent: value },
    ))
      ? 'Ein Amt kann nicht unter sich selbst stehen.'
      : true,
}

/** Offices and other units of the town hall (spec 3). */
export const aemter = contentCollection('aemter', {
  interfaceName: 'AmtDoc',
  labels: { singular: 'Amt', plural: 'Ämter' },
  bereich: 'rathaus',
  parts: partsOf('gemeinsam', 'rathaus', 'tourismus'),
  usualPart: 'rathaus',
  title: 'titel',
  columns: ['leitung', 'uebergeordnet', 'sortierung'],
  sort: 'sortierung',
  hooks: { afterChange: [keepShownHouse], beforeDelete: [keepHouse] },
  fields: [
    titel('Name'),
    {
      type: 'tabs',
      tabs: [
        { label: 'Inhalt', fields: inhalt },
        { label: 'Kontakt', fields: wo },
        { label: 'Öffnungszeiten', fields: zeiten },
        { label: 'Barrierefreiheit', fields: [barrierefrei()] },
        { label: 'Suchmaschinen', fields: [seo()] },
      ],
    },
    {
      name: 'mitarbeiter',
      type: 'relationship',
      relationTo: 'mitarbeiter',
      hasMany: true,
      maxRows: 100,
      label: 'Mitarbeiterinnen und Mitarbeiter',
      admin: { description: 'Wer hier arbeitet. Eine Person kann in mehreren Ämtern stehen.' },
    },
    {
      name: 'leitung',
      type: 'relationship',
      relationTo: 'mitarbeiter',
      label: 'Leitung',
      admin: { position: 'sidebar' },
    },
    uebergeordnet,
    sortierung(),
  ],
})
