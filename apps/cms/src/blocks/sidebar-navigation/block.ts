import type { Block } from 'payload'
import { blockAdmin, linkliste } from '../../editing/fields/index.ts'

/** Links to pages that belong together. */
export const block: Block = {
  slug: 'sidebar-navigation',
  interfaceName: 'SidebarNavigationBlock',
  labels: { singular: 'Links zum Thema', plural: 'Links zum Thema' },
  admin: blockAdmin('Links zum Thema'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    linkliste({ required: true, most: 20 }),
  ],
}
