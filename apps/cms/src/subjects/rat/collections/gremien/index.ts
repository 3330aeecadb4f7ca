import { gremiumFunktionen } from '@kurstadt/contract'
import type { ArrayField } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { richText, sortierung } from '../../../../editing/fields/index.ts'

const funktionLabels: Record<(typeof gremiumFunktionen)[number], string> = {
  vorsitz: 'Vorsitz',
  stellvertretung: 'Stellvertretender Vorsitz',
  mitglied: 'Mitglied',
  ersatz: 'Ersatzmitglied',
}

const mitglieder: ArrayField = {
  name: 'mitglieder',
  type: 'array',
  label: 'Mitglieder',
  labels: { singular: 'Mitglied', plural: 'Mitglieder' },
  maxRows: 60,
  admin: { description: 'Gezeigt wird nur, wessen Mandat heute gilt.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'rat',
          type: 'relationship',
          relationTo: 'raete',
          label: 'Ratsmitglied',
          required: true,
        },
        {
          name: 'funktion',
          type: 'select',
          label: 'Funktion',
          required: true,
          defaultValue: 'mitglied',
          enumName: 'enum_gremien_funktion',
          options: gremiumFunktionen.map((value) => ({ value, label: funktionLabels[value] })),
        },
      ],
    },
  ],
}

/** Committees with their members; the one place where membership is kept. */
export const gremien = contentCollection('gremien', {
  interfaceName: 'GremiumDoc',
  labels: { singular: 'Gremium', plural: 'Gremien' },
  bereich: 'rat',
  title: 'titel',
  columns: ['kuerzel', 'vorsitz', 'sortierung'],
  search: ['titel', 'kuerzel'],
  sort: 'sortierung',
  fields: [
    { name: 'titel', type: 'text', label: 'Name', required: true, maxLength: 120 },
    {
      name: 'kuerzel',
      type: 'text',
      label: 'Kürzel',
      required: true,
      maxLength: 12,
      admin: { placeholder: 'GR' },
    },
    richText({ name: 'text', label: 'Aufgaben' }),
    {
      name: 'vorsitz',
      type: 'text',
      label: 'Vorsitz kraft Amtes',
      maxLength: 120,
      admin: { description: 'Wer den Vorsitz hat, ohne Ratsmitglied zu sein.' },
    },
    mitglieder,
    sortierung(),
  ],
})
