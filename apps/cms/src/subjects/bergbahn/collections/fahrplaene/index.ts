import type { Field } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { euro, saison, titel } from '../../../../editing/fields/index.ts'
import { ausnahmen } from './ausnahmen.ts'
import { fahrten } from './fahrten.ts'

const zeiten: Field[] = [
  ...saison(
    {
      von: 'Gilt von',
      bis: 'Gilt bis',
      bisHint: 'Leer lassen, wenn er bis auf Weiteres gilt.',
      jaehrlich: 'Jedes Jahr in dieser Zeit',
      jaehrlichHint: 'Gelten an einem Tag mehrere Fahrpläne, zählt der, der zuletzt begonnen hat.',
    },
    { required: ['von'] },
  ),
  fahrten,
]

const preise: Field[] = [
  {
    type: 'row',
    fields: [
      {
        ...euro({ name: 'erwachsene_cent', label: 'Erwachsene (ab 15 Jahren)', required: true }),
        defaultValue: 400,
      },
      { ...euro({ name: 'kinder_cent', label: 'Kinder', required: true }), defaultValue: 250 },
      {
        ...euro({ name: 'familie_cent', label: 'Familienkarte ab', required: true }),
        defaultValue: 750,
      },
    ],
  },
]

/** Timetables of the railway: its seasons, what runs in them, and when it runs otherwise (spec 9). */
export const fahrplaene = contentCollection('fahrplaene', {
  interfaceName: 'FahrplanDoc',
  labels: { singular: 'Fahrplan', plural: 'Fahrpläne der Bergbahn' },
  bereich: 'tourismus',
  title: 'titel',
  columns: ['gueltig_von', 'gueltig_bis'],
  sort: 'gueltig_von',
  description:
    'Die Seite der Bergbahn sagt daraus, was heute fährt; auch die PDF zum Ausdrucken wird daraus gemacht.',
  fields: [
    titel('Name'),
    {
      type: 'tabs',
      tabs: [
        { label: 'Fahrten', fields: zeiten },
        { label: 'Ausnahmen', fields: [ausnahmen] },
        { label: 'Fahrpreise', fields: preise },
      ],
    },
    {
      name: 'hinweis',
      type: 'textarea',
      label: 'Hinweis',
      localized: true,
      maxLength: 600,
      admin: { description: 'Steht unter dem Fahrplan, auf der Website und auf der PDF.' },
    },
  ],
})
