import type { Field, TextareaField } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { link, richText, seo, titel, woerter, zeilen } from '../../../../editing/fields/index.ts'
import { formulare } from './formulare.ts'

function satz(field: { name: string; label: string; description: string }): TextareaField {
  const { description, ...rest } = field
  return {
    ...rest,
    type: 'textarea',
    localized: true,
    maxLength: 400,
    admin: { description, rows: 2 },
  }
}

const inhalt: Field[] = [
  {
    name: 'kurztext',
    type: 'textarea',
    label: 'Kurztext',
    required: true,
    localized: true,
    maxLength: 200,
    admin: { description: 'Ein Satz für die Liste von A bis Z.', rows: 2 },
  },
  woerter({
    name: 'synonyme',
    label: 'Alltagswörter',
    description: 'Wie die Leute dazu sagen: „Perso“, „Mülltonne“. Danach findet die Suche.',
    most: 15,
    longest: 60,
    localized: true,
  }),
  {
    ...richText({ name: 'text', label: 'Beschreibung', localized: true }),
    admin: { description: 'Worum es geht und wie es abläuft, in 60 bis 150 Wörtern.' },
  },
  zeilen({
    name: 'unterlagen',
    label: 'Was man mitbringt',
    description: 'Ausweis, Urkunden, Pläne.',
    rows: 5,
  }),
]

const ablauf: Field[] = [
  satz({
    name: 'gebuehr',
    label: 'Gebühr',
    description: 'Mit zwei Stellen: „37,00 EUR“. Kostet es nichts, schreiben Sie „Kostenlos“.',
  }),
  satz({ name: 'dauer', label: 'Dauer', description: 'Bis es erledigt ist: „Drei Wochen“.' }),
  satz({
    name: 'fristen',
    label: 'Fristen',
    description: 'Bis wann oder ab wann. Leer, wenn keine.',
  }),
  satz({ name: 'hinweis', label: 'Hinweis', description: 'Was sonst leicht übersehen wird.' }),
  formulare,
  {
    name: 'onlinedienst',
    type: 'group',
    label: 'Onlinedienst',
    fields: [
      {
        type: 'row',
        fields: [
          link({ name: 'link' }),
          {
            name: 'linktext',
            type: 'text',
            label: 'Linktext',
            localized: true,
            maxLength: 120,
            admin: { description: 'Sagt, was geschieht: „Urkunde online bestellen“.' },
          },
        ],
      },
    ],
  },
]

const recht: Field[] = [
  zeilen({
    name: 'rechtsgrundlage',
    label: 'Rechtsgrundlage',
    description: '„§ 17 Bundesmeldegesetz (BMG)“.',
    rows: 4,
  }),
  {
    name: 'leistungsschluessel',
    type: 'text',
    label: 'Leistungsschlüssel (LeiKa)',
    index: true,
    validate: (value: unknown) =>
      !value ||
      (typeof value === 'string' && /^\d{14}$/.test(value)) ||
      'Ein Leistungsschlüssel hat 14 Ziffern.',
    admin: { description: '14 Ziffern; damit finden uns die Portale von Land und Bund.' },
  },
]

const zustaendig: Field[] = [
  {
    name: 'amt',
    type: 'relationship',
    relationTo: 'aemter',
    hasMany: true,
    required: true,
    minRows: 1,
    maxRows: 5,
    label: 'Zuständig',
    admin: { position: 'sidebar', description: 'Das Amt, zu dem man geht; das wichtigste zuerst.' },
  },
  {
    name: 'mitarbeiter',
    type: 'relationship',
    relationTo: 'mitarbeiter',
    hasMany: true,
    maxRows: 10,
    label: 'Wer sich darum kümmert',
    admin: { position: 'sidebar' },
  },
  {
    name: 'lebenslagen',
    type: 'relationship',
    relationTo: 'lebenslagen',
    hasMany: true,
    maxRows: 10,
    label: 'Lebenslagen',
    admin: { position: 'sidebar', description: 'Unter welchen Lebenslagen es zu finden ist.' },
  },
]

/** Procedures of the service guide (spec 3, wegweiser verfahren). */
export const wegweiserVerfahren = contentCollection('wegweiser_verfahren', {
  interfaceName: 'VerfahrenDoc',
  labels: { singular: 'Verfahren', plural: 'Wegweiser: Verfahren' },
  bereich: 'rathaus',
  title: 'titel',
  columns: ['amt', 'gebuehr', 'lebenslagen'],
  search: ['titel', 'kurztext', 'leistungsschluessel'],
  description: 'Dienste des Rathauses von A bis Z: was man braucht, was es kostet, wohin man geht.',
  fields: [
    titel(),
    {
      type: 'tabs',
      tabs: [
        { label: 'Inhalt', fields: inhalt },
        { label: 'Kosten und Ablauf', fields: ablauf },
        { label: 'Recht', fields: recht },
        { label: 'Suchmaschinen', fields: [seo()] },
      ],
    },
    ...zustaendig,
  ],
})
