import { vorlagen, zielgruppen } from '@kurstadt/contract'
import type { BlocksField, Field } from 'payload'
import {
  adresse,
  barrierefrei,
  bild,
  blockAdmin,
  euro,
  kontakt,
  link,
  zeile,
} from '../../../../editing/fields/index.ts'
import { ort } from './ort.ts'

const zielgruppenLabels: Record<(typeof zielgruppen)[number], string> = {
  kinder: 'Kinder',
  jugendliche: 'Jugendliche',
  erwachsene: 'Erwachsene',
  senioren: 'Seniorinnen und Senioren',
  gaeste: 'Gäste der Stadt',
}

const vorlagenLabels: Record<(typeof vorlagen)[number], string> = {
  konzert: 'Konzert',
  theater: 'Theater oder Oper',
  fest: 'Fest oder Markt',
  ausstellung: 'Ausstellung',
  fuehrung: 'Führung oder Wanderung',
  kurs: 'Kurs',
  vortrag: 'Vortrag oder Lesung',
  kinder: 'Kinderveranstaltung',
  sport: 'Sport',
}

/** Where an event takes place. */
export const wo: Field[] = [...ort(), adresse()]

const preise: BlocksField = {
  name: 'preise',
  type: 'blocks',
  label: 'Preise',
  labels: { singular: 'Preis', plural: 'Preise' },
  maxRows: 12,
  blocks: [
    {
      slug: 'preis',
      interfaceName: 'PreisBlock',
      labels: { singular: 'Preis', plural: 'Preise' },
      admin: blockAdmin('Preis'),
      fields: [
        {
          type: 'row',
          fields: [
            { ...zeile({ name: 'bezeichnung', label: 'Für wen', longest: 80 }), required: true },
            euro({ name: 'betrag_cent', label: 'Euro', required: true, most: 1_000_000 }),
          ],
        },
      ],
    },
  ],
}

/** What it costs and how one gets in. */
export const eintritt: Field[] = [
  { name: 'kostenlos', type: 'checkbox', label: 'Eintritt frei', defaultValue: false },
  {
    name: 'preis',
    type: 'text',
    label: 'Preis in Worten',
    localized: true,
    maxLength: 200,
    admin: { description: 'Für die Übersicht: „6 EUR, mit Silberkarte frei“.' },
  },
  preise,
  {
    name: 'kartenhinweis',
    type: 'textarea',
    label: 'Karten und Anmeldung',
    localized: true,
    maxLength: 400,
    admin: { description: 'Wo es Karten gibt, ab wann, bis wann man sich anmeldet.' },
  },
  link({ name: 'tickets', label: 'Link zu den Karten' }),
]

const besetzung: BlocksField = {
  name: 'besetzung',
  type: 'blocks',
  label: 'Besetzung',
  labels: { singular: 'Mitwirkende', plural: 'Mitwirkende' },
  maxRows: 40,
  blocks: [
    {
      slug: 'mitwirkende',
      interfaceName: 'MitwirkendeBlock',
      labels: { singular: 'Mitwirkende', plural: 'Mitwirkende' },
      admin: blockAdmin('Mitwirkende'),
      fields: [
        {
          type: 'row',
          fields: [
            {
              ...zeile({ name: 'aufgabe', label: 'Rolle oder Aufgabe', longest: 80 }),
              required: true,
            },
            { name: 'name', type: 'text', label: 'Wer', required: true, maxLength: 160 },
          ],
        },
      ],
    },
  ],
}

/** Who is on stage, and where one sits. */
export const auffuehrung: Field[] = [besetzung, bild({ name: 'saalplan', label: 'Saalplan' })]

/** Who is behind it, and for whom it is. */
export const personen: Field[] = [
  { name: 'veranstalter', type: 'text', label: 'Veranstalter', maxLength: 160 },
  kontakt(),
  {
    name: 'zielgruppen',
    type: 'select',
    hasMany: true,
    label: 'Zielgruppen',
    options: zielgruppen.map((value) => ({ value, label: zielgruppenLabels[value] })),
  },
  {
    name: 'familien',
    type: 'checkbox',
    label: 'Für Familien (Filter der Übersicht)',
    defaultValue: false,
  },
]

/** Facts about access. */
export const zugaenglichkeit: Field[] = [
  {
    name: 'barrierefrei',
    type: 'checkbox',
    label: 'Barrierefrei (Filter der Übersicht)',
    defaultValue: false,
  },
  barrierefrei({
    name: 'barrierefreiheit',
    more: {
      gebaerdensprache: 'Mit Gebärdensprache',
      audiodeskription: 'Mit Audiodeskription oder Tastführung',
      leichte_sprache: 'In Leichter Sprache',
    },
  }),
]

/** What the list and the office need to know. */
export const einordnung: Field[] = [
  {
    name: 'rubriken',
    type: 'relationship',
    relationTo: 'rubriken',
    hasMany: true,
    label: 'Rubriken',
    filterOptions: { art: { equals: 'veranstaltungen' } },
    admin: { position: 'sidebar' },
  },
  {
    name: 'highlight',
    type: 'checkbox',
    label: 'Höhepunkt',
    defaultValue: false,
    admin: { position: 'sidebar', description: 'Steht auf der Startseite weiter vorn.' },
  },
  {
    name: 'saison',
    type: 'number',
    label: 'Festivalsaison (Jahr)',
    index: true,
    min: 1988,
    max: 2100,
    admin: { position: 'sidebar', step: 1, description: 'Nur für das Rossini-Festival.' },
  },
  {
    name: 'vorlage',
    type: 'select',
    label: 'Art der Veranstaltung',
    options: vorlagen.map((value) => ({ value, label: vorlagenLabels[value] })),
    admin: { position: 'sidebar', description: 'So wird sie Suchmaschinen gemeldet.' },
  },
  {
    name: 'interne_notiz',
    type: 'textarea',
    label: 'Interne Notiz',
    maxLength: 2000,
    admin: { position: 'sidebar', description: 'Sehen nur Sie und Ihre Kollegen.' },
  },
]
