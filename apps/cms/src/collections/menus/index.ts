import { menuNames } from '@kurstadt/contract'
import type { CollectionConfig } from 'payload'
import { contentAccess } from '../../access/index.ts'
import { changeHooks } from '../../changes/index.ts'
import { menuItems } from './menu-items.ts'

/** Named menus (spec 7); an English one has the suffix `_EN`. */
export const menus: CollectionConfig<'menus'> = {
  slug: 'menus',
  typescript: { interface: 'MenuDoc' },
  labels: { singular: 'Menü', plural: 'Menüs' },
  admin: { group: 'Seiten', useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'] },
  defaultSort: 'name',
  access: contentAccess,
  hooks: changeHooks('menus', { tagsOf: () => ['menu'] }),
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
}
