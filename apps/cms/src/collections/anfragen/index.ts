import { sprachen } from '@kurstadt/contract'
import type { CollectionBeforeChangeHook, Field } from 'payload'
import { accessByField, nobodyField } from '../../access/index.ts'
import { tag, zeitpunkt } from '../../fields/index.ts'
import { contentCollection } from '../content-collection.ts'
import { arten } from './arten.ts'
import { keptDays } from './kept-days.ts'
import { deletionDay, historyAfter, statusLabels } from './lebenslauf.ts'

const areas = Object.fromEntries(Object.entries(arten).map(([art, { bereich }]) => [art, bereich]))

/** What came from outside stays as it came. */
const asReceived = { access: { update: nobodyField } }

/** Keeps the history and the day of deletion, whatever is sent. */
const keepHistory: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const now = new Date()
  const before: unknown = operation === 'create' ? undefined : originalDoc
  const isNew = operation === 'create'
  const received: unknown = data.eingegangen_am ?? now.toISOString()
  return {
    ...data,
    ...(isNew ? { eingegangen_am: received } : {}),
    ...(data.loeschen_am
      ? {}
      : {
          loeschen_am: deletionDay(String(received), await keptDays(req, data.art)),
        }),
    verlauf: historyAfter(before, data, { now, who: req.user?.name ?? null }),
  }
}

/** The same for every attempt to send one request, so that it is kept once (fault F12). */
const schluessel: Field = {
  name: 'schluessel',
  type: 'text',
  unique: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  ...asReceived,
}

/** By it the status page finds the request; its link itself is kept nowhere (T65). */
const zugang: Field = { name: 'zugang', type: 'text', unique: true, hidden: true }

/** Answers of the office; written by the call that sends them. */
const antworten: Field = {
  name: 'nachrichten',
  type: 'json',
  label: 'Antworten',
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  access: { create: nobodyField, update: nobodyField },
}

/** What the product has made of a request, for an editor to look through. */
const entwurf: Field = {
  name: 'entwurf',
  type: 'relationship',
  relationTo: ['veranstaltungen', 'brancheneintraege', 'schwarzes_brett'],
  label: 'Entwurf daraus',
  admin: { allowCreate: false, condition: (data) => Boolean(data.entwurf) },
  ...asReceived,
}

const absender: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'name', type: 'text', label: 'Name', maxLength: 200, ...asReceived },
      { name: 'email', type: 'email', label: 'E-Mail', ...asReceived },
      { name: 'telefon', type: 'text', label: 'Telefon', maxLength: 60, ...asReceived },
    ],
  },
  { name: 'daten', type: 'json', label: 'Angaben', ...asReceived },
  {
    type: 'collapsible',
    label: 'Woher die Anfrage kam',
    admin: { initCollapsed: true },
    fields: [
      {
        name: 'sprache',
        type: 'select',
        label: 'Sprache',
        enumName: 'enum_anfragen_sprache',
        options: [...sprachen],
        ...asReceived,
      },
      { name: 'pfad', type: 'text', label: 'Seite', maxLength: 2048, ...asReceived },
      { name: 'query', type: 'json', label: 'Parameter der Adresse', ...asReceived },
      schluessel,
      zugang,
    ],
  },
]

const bearbeitung: Field[] = [
  {
    name: 'status',
    type: 'select',
    label: 'Status',
    required: true,
    defaultValue: 'neu',
    index: true,
    enumName: 'enum_anfragen_status',
    options: Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
    admin: { position: 'sidebar' },
  },
  {
    name: 'bearbeiter',
    type: 'relationship',
    relationTo: 'benutzer',
    label: 'Wer kümmert sich?',
    admin: { position: 'sidebar' },
  },
  {
    ...zeitpunkt({ name: 'eingegangen_am', label: 'Eingegangen', index: true }),
    ...asReceived,
  },
  {
    ...tag({ name: 'loeschen_am', label: 'Wird gelöscht am' }),
    admin: {
      position: 'sidebar',
      description: 'Leer gelassen: so lange nach dem Eingang, wie in den Einstellungen steht.',
      date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' },
    },
  },
  antworten,
  { name: 'notizen', type: 'textarea', label: 'Notizen', maxLength: 4000 },
  { name: 'verlauf', type: 'json', label: 'Verlauf', access: { update: nobodyField } },
]

/** Requests from the forms of the website. No call answers with them: only the back office does. */
export const anfragen = contentCollection('anfragen', {
  interfaceName: 'AnfrageDoc',
  labels: { singular: 'Anfrage', plural: 'Anfragen' },
  bereich: 'anfragen',
  access: accessByField('art', areas),
  title: 'name',
  columns: ['art', 'status', 'eingegangen_am', 'bearbeiter', 'nummer'],
  search: ['name', 'email'],
  sort: '-eingegangen_am',
  hasDrafts: false,
  hooks: { beforeChange: [keepHistory] },
  fields: [
    {
      name: 'art',
      type: 'select',
      label: 'Art',
      required: true,
      index: true,
      enumName: 'enum_anfragen_art',
      options: Object.entries(arten).map(([value, { label }]) => ({ value, label })),
      ...asReceived,
    },
    entwurf,
    ...absender,
    ...bearbeitung,
  ],
})
