import { ergebnisse } from '@kurstadt/contract'
import type { Block, BlocksField, Field, NumberField } from 'payload'
import { nobodyField } from '../../../../editing/access/index.ts'
import { foldedRows, oeffentlich } from '../../../../editing/fields/index.ts'

const ergebnisLabels: Record<(typeof ergebnisse)[number], string> = {
  beschlossen: 'Beschlossen wie vorgeschlagen',
  geaendert: 'Geändert beschlossen',
  abgelehnt: 'Abgelehnt',
  vertagt: 'Vertagt',
  verwiesen: 'An ein anderes Gremium verwiesen',
  kenntnis: 'Zur Kenntnis genommen',
  abgesetzt: 'Von der Tagesordnung abgesetzt',
}

function stimmen(name: string, label: string): NumberField {
  return { name, type: 'number', label, min: 0, max: 200, admin: { step: 1, width: '25%' } }
}

/** Number, subject, who may see it, and what is handed out. */
const asked: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'punkt',
        type: 'text',
        label: 'Nummer',
        maxLength: 12,
        admin: { width: '20%', placeholder: 'von selbst' },
      },
      { name: 'titel', type: 'text', label: 'Betreff', required: true, maxLength: 250 },
    ],
  },
  {
    type: 'row',
    fields: [
      oeffentlich('Öffentlich beraten', 'Sonst erscheint der Punkt für niemanden ohne Anmeldung.'),
      {
        name: 'unterpunkt',
        type: 'checkbox',
        label: 'Unterpunkt',
        admin: { description: 'Zählt beim Punkt davor weiter: 4.1' },
      },
    ],
  },
  {
    name: 'vorlagen',
    type: 'relationship',
    relationTo: 'vorlagen',
    hasMany: true,
    label: 'Vorlagen',
  },
]

/** What came of it. */
const answered: Field[] = [
  {
    name: 'beratung',
    type: 'textarea',
    label: 'Beratung (für die Niederschrift)',
    maxLength: 8000,
  },
  { name: 'beschluss', type: 'textarea', label: 'Beschluss', maxLength: 4000 },
  {
    name: 'ergebnis',
    type: 'select',
    label: 'Ergebnis',
    enumName: 'enum_punkt_ergebnis',
    options: ergebnisse.map((value) => ({ value, label: ergebnisLabels[value] })),
  },
  {
    type: 'row',
    fields: [
      stimmen('ja', 'Ja'),
      stimmen('nein', 'Nein'),
      stimmen('enthaltung', 'Enthaltung'),
      stimmen('befangen', 'Befangen'),
    ],
  },
]

const punkt: Block = {
  slug: 'punkt',
  interfaceName: 'TagesordnungspunktBlock',
  labels: { singular: 'Punkt', plural: 'Punkte' },
  admin: {
    disableBlockName: true,
    components: { Label: '/subjects/rat/admin/agenda-label.tsx#AgendaLabel' },
  },
  fields: [
    ...asked,
    ...answered,
    {
      name: 'nummer',
      type: 'number',
      label: 'Kennung',
      admin: { hidden: true },
      access: { create: nobodyField, update: nobodyField },
      hooks: { beforeDuplicate: [() => null] },
    },
  ],
}

/**
 * The agenda. Its items are blocks of one kind, because blocks are stored as JSON and nobody looks
 * for an item without its meeting; what is looked for stands in `sitzungspunkte`.
 */
export const tagesordnung: BlocksField = {
  name: 'tagesordnung',
  type: 'blocks',
  label: 'Tagesordnung',
  labels: { singular: 'Punkt', plural: 'Punkte' },
  maxRows: 80,
  admin: foldedRows,
  blocks: [punkt],
}
