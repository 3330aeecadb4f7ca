import type { CollectionConfig } from 'payload'
import { contentAccess } from '../../access/index.ts'
import { changeHooks } from '../../changes/index.ts'
import { nummer } from '../../fields/index.ts'

/** Categories of events (spec 3, `rubriken[]`). */
export const rubriken: CollectionConfig<'rubriken'> = {
  slug: 'rubriken',
  typescript: { interface: 'RubrikDoc' },
  labels: { singular: 'Rubrik', plural: 'Rubriken' },
  admin: {
    group: 'Veranstaltungen',
    useAsTitle: 'rubrik',
    defaultColumns: ['rubrik', 'nummer', 'updatedAt'],
  },
  defaultSort: 'rubrik',
  access: contentAccess,
  hooks: changeHooks('rubriken'),
  fields: [
    { name: 'rubrik', type: 'text', label: 'Name', required: true, localized: true },
    nummer('rubriken'),
  ],
}
