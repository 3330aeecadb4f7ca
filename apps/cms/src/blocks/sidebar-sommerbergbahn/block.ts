import type { Block } from 'payload'
import { blockAdmin, linkliste } from '../../editing/fields/index.ts'

/** Links about the summer railway; fares and times come from the timetables. */
export const block: Block = {
  slug: 'sidebar-sommerbergbahn',
  interfaceName: 'SidebarSommerbergbahnBlock',
  labels: { singular: 'Sommerbergbahn', plural: 'Sommerbergbahn' },
  admin: blockAdmin('Sommerbergbahn'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }, linkliste({ most: 8 })],
}
