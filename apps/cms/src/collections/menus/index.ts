import { menuNames } from '@kurstadt/contract'
import { contentCollection } from '../content-collection.ts'
import { menuItems } from './menu-items.ts'

/** Named menus (spec 7); an English one has the suffix `_EN`. */
export const menus = contentCollection('menus', {
  interfaceName: 'MenuDoc',
  labels: { singular: 'Menü', plural: 'Menüs' },
  bereich: 'seiten',
  title: 'name',
  hasDrafts: false,
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
    menuItems,
  ],
})
