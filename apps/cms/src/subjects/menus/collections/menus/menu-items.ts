import type { ArrayField, BlocksField, Field } from 'payload'
import { foldedRows, link } from '../../../../editing/fields/index.ts'

/** Levels of nested entries that a menu may have. */
export const menuLevels = 5

const rowLabel = '/admin/menu-row-label.tsx#MenuRowLabel'

const entry: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'title', type: 'text', label: 'Titel', required: true },
      {
        name: 'art',
        type: 'select',
        label: 'Führt zu',
        required: true,
        defaultValue: 'seite',
        options: [
          { value: 'seite', label: 'einer Seite' },
          { value: 'href', label: 'einer Adresse' },
          { value: 'keine', label: 'nichts (nur Überschrift)' },
        ],
      },
    ],
  },
  {
    name: 'seite',
    type: 'relationship',
    relationTo: 'seiten',
    label: 'Seite',
    admin: { condition: (_, sibling) => sibling.art === 'seite' },
  },
  {
    ...link({ name: 'href', label: 'Adresse' }),
    admin: { condition: (_, sibling) => sibling.art === 'href' },
  },
]

function entriesBelow(level: number): ArrayField {
  return {
    name: 'menuItems',
    type: 'array',
    label: 'Untereinträge',
    labels: { singular: 'Untereintrag', plural: 'Untereinträge' },
    admin: { ...foldedRows, components: { ...foldedRows.components, RowLabel: rowLabel } },
    fields: level < menuLevels ? [...entry, entriesBelow(level + 1)] : [...entry],
  }
}

/**
 * Entries of a menu, each with entries of its own down to the deepest level. They are one block,
 * because blocks are stored as JSON: five levels of tables would need five names for one thing.
 */
export const menuItems: BlocksField = {
  name: 'menuItems',
  type: 'blocks',
  label: 'Einträge',
  labels: { singular: 'Eintrag', plural: 'Einträge' },
  admin: foldedRows,
  blocks: [
    {
      slug: 'eintrag',
      interfaceName: 'MenuEintrag',
      labels: { singular: 'Eintrag', plural: 'Einträge' },
      admin: { disableBlockName: true, components: { Label: rowLabel } },
      fields: [...entry, entriesBelow(2)],
    },
  ],
}
