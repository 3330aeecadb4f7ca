import { menuNames } from '@kurstadt/contract'
import type { Field } from 'payload'
import type { Parts } from '../../../../editing/access/index.ts'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { menuItems, menuLevels } from './menu-items.ts'

/** All entries as one tree above their rows, where they are moved between levels too. */
const aufbau: Field = {
  name: 'aufbau',
  type: 'ui',
  admin: {
    components: {
      Field: {
        path: '/subjects/menus/admin/menu-aufbau.tsx#MenuAufbau',
        clientProps: { levels: menuLevels },
      },
    },
    disableListColumn: true,
  },
}

/** The festival keeps the menu that its pages alone show (E14). */
const parts: Parts = {
  field: 'name',
  values: Object.fromEntries(
    menuNames.map((name) => [name, name.startsWith('Rossini') ? 'festival' : 'gemeinsam']),
  ),
}

/** Named menus (spec 7); an English one has the suffix `_EN`. */
export const menus = contentCollection('menus', {
  interfaceName: 'MenuDoc',
  labels: { singular: 'Menü', plural: 'Menüs' },
  bereich: 'seiten',
  parts,
  title: 'name',
  hasDrafts: false,
  hasVersions: true,
  tagsOf: () => ['menu'],
  isNumbered: false,
  hasCopies: false,
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Name',
      required: true,
      unique: true,
      validate: (value: unknown) =>
        menuNames.some((name) => name === value) || `Bitte einer von: ${menuNames.join(', ')}`,
    },
    aufbau,
    menuItems,
  ],
})
