import type { ArrayField } from 'payload'
import { link } from '../../fields/index.ts'

/** Levels of nested entries that a menu may have. */
export const menuLevels = 5

const labels = { singular: 'Eintrag', plural: 'Einträge' }

/** Entries of a menu, each with entries of its own down to the deepest level. */
export function menuItems(level = 1): ArrayField {
  return {
    name: 'menuItems',
    type: 'array',
    dbName: `menus_ebene_${level}`,
    label: level === 1 ? 'Einträge' : 'Untereinträge',
    labels,
    admin: {
      initCollapsed: true,
      components: { RowLabel: '/admin/menu-row-label.tsx#MenuRowLabel' },
    },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'title', type: 'text', label: 'Titel', required: true },
          {
            name: 'art',
            type: 'select',
            enumName: 'enum_menu_art',
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
      ...(level < menuLevels ? [menuItems(level + 1)] : []),
    ],
  }
}
