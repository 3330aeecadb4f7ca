import type { Block } from 'payload'
import { blockAdmin, datei, euro, linkliste } from '../../editing/fields/index.ts'

/** Links, fares and timetable of the summer railway; the fares begin as spec 9 has them. */
export const block: Block = {
  slug: 'sidebar-sommerbergbahn',
  interfaceName: 'SidebarSommerbergbahnBlock',
  labels: { singular: 'Sommerbergbahn', plural: 'Sommerbergbahn' },
  admin: blockAdmin('Sommerbergbahn'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    linkliste({ most: 8 }),
    {
      type: 'row',
      fields: [
        {
          ...euro({ name: 'erwachsene_cent', label: 'Erwachsene (ab 15 Jahren)', required: true }),
          defaultValue: 400,
        },
        { ...euro({ name: 'kinder_cent', label: 'Kinder', required: true }), defaultValue: 250 },
        {
          ...euro({ name: 'familie_cent', label: 'Familienkarte ab', required: true }),
          defaultValue: 750,
        },
      ],
    },
    datei({ label: 'Fahrplan als PDF' }),
  ],
}
