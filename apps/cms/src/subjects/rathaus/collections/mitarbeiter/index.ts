import type { Field } from 'payload'
import { z } from 'zod'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { bild, kontakt, richText, sortierung } from '../../../../editing/fields/index.ts'

const name: Field = {
  type: 'row',
  fields: [
    {
      name: 'namenszusatz',
      type: 'text',
      label: 'Titel',
      maxLength: 40,
      admin: { width: '20%', placeholder: 'Dr.' },
    },
    {
      name: 'vorname',
      type: 'text',
      label: 'Vorname',
      required: true,
      maxLength: 80,
      admin: { width: '40%' },
    },
    {
      name: 'nachname',
      type: 'text',
      label: 'Nachname',
      required: true,
      maxLength: 80,
      admin: { width: '40%' },
    },
  ],
}

const ort: Field = {
  type: 'row',
  fields: [
    {
      name: 'zimmer',
      type: 'text',
      label: 'Zimmer',
      localized: true,
      maxLength: 80,
      admin: {
        width: '50%',
        placeholder: '1.10',
        description: 'Eine Nummer braucht kein Englisch, ein Wort wie „Meisterbüro“ schon.',
      },
    },
    {
      name: 'gebaeude',
      type: 'text',
      label: 'Gebäude',
      localized: true,
      maxLength: 80,
      admin: { width: '50%', description: 'Nur wenn es nicht das Gebäude des Amts ist.' },
    },
  ],
}

const erreichbar: Field[] = [
  kontakt(),
  {
    name: 'email_oeffentlich',
    type: 'checkbox',
    label: 'E-Mail-Adresse auf der Website zeigen',
    defaultValue: false,
    admin: {
      description:
        'Nur mit Einverständnis der Person. Sonst steht dort keine; das Amt hat seine eigene.',
    },
  },
  ort,
  {
    name: 'sprachkenntnisse',
    type: 'text',
    label: 'Spricht auch',
    localized: true,
    maxLength: 120,
    admin: { placeholder: 'Englisch, Türkisch' },
  },
]

const aufgaben: Field[] = [
  {
    name: 'funktion',
    type: 'text',
    label: 'Funktion',
    localized: true,
    maxLength: 160,
    admin: { description: 'Steht unter dem Namen, zum Beispiel „Ausweise und Pässe“.' },
  },
  {
    ...richText({ name: 'zustaendigkeiten', label: 'Zuständigkeiten', localized: true }),
    admin: { description: 'Als Liste: wofür man diese Person anruft.' },
  },
  {
    name: 'vertretung',
    type: 'relationship',
    relationTo: 'mitarbeiter',
    hasMany: false,
    label: 'Vertretung',
    validate: (value: unknown, { id }) =>
      value && value === id ? 'Niemand kann sich selbst vertreten.' : true,
    admin: { description: 'Wer hilft, wenn diese Person nicht da ist.' },
  },
  {
    name: 'aemter',
    type: 'join',
    collection: 'aemter',
    on: 'mitarbeiter',
    label: 'Ämter',
    defaultLimit: 0,
    maxDepth: 0,
    admin: {
      allowCreate: false,
      defaultColumns: ['titel', 'leitung'],
      description: 'Zugeordnet wird beim Amt, unter „Mitarbeiterinnen und Mitarbeiter“.',
    },
  },
]

const person = z.object({ nachname: z.string().nullish(), vorname: z.string().nullish() })

function nameOf(stored: unknown): string {
  const { nachname, vorname } = person.parse(stored)
  return [nachname, vorname].filter(Boolean).join(', ')
}

/** The name by which lists and selections know somebody; two people may share a surname. */
const anzeigename: Field = {
  name: 'anzeigename',
  type: 'text',
  label: 'Name',
  index: true,
  admin: { hidden: true, disableBulkEdit: true },
  hooks: {
    beforeChange: [({ data, originalDoc }) => nameOf({ ...originalDoc, ...data })],
  },
}

/** Staff of the town hall (spec 3). */
export const mitarbeiter = contentCollection('mitarbeiter', {
  interfaceName: 'MitarbeiterDoc',
  labels: { singular: 'Person', plural: 'Mitarbeiterinnen und Mitarbeiter' },
  bereich: 'rathaus',
  title: 'anzeigename',
  columns: ['funktion', 'zimmer', 'ansprechpartner'],
  search: ['nachname', 'vorname', 'zimmer'],
  fields: [
    anzeigename,
    name,
    {
      type: 'tabs',
      tabs: [
        { label: 'Aufgaben', fields: aufgaben },
        { label: 'Erreichbar', fields: erreichbar },
        { label: 'Bild', fields: [bild()] },
      ],
    },
    {
      name: 'ansprechpartner',
      type: 'checkbox',
      label: 'Als Ansprechperson zeigen',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Die Person steht dann auch in der Liste der Ansprechpersonen ihres Amts.',
      },
    },
    sortierung(),
  ],
})
