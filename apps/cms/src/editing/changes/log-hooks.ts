import type { CollectionConfig } from 'payload'
import { readChanged } from './changed-doc.ts'
import { differences } from './differences.ts'
import { noteChange } from './note-change.ts'
import { forgetTouched, rememberTouched, touchedBy } from './touched.ts'

type Hooks = Required<
  Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterChange' | 'afterDelete'>
>

/** Hooks of a collection that the website never hears of: its changes are in the log alone. */
export const logHooks: Hooks = {
  beforeChange: [
    ({ collection, data, operation, originalDoc, req }) => {
      if (operation === 'create') return
      const changed = differences(collection.flattenedFields, originalDoc, data)
      rememberTouched(req, readChanged(originalDoc).id, changed)
    },
  ],
  afterChange: [
    async (saved) => {
      const { operation, req } = saved
      const { id } = readChanged(saved.doc)
      const change = operation === 'create' ? 'none' : 'changed'
      await noteChange(saved, { operation, change, touched: touchedBy(req, id) })
      forgetTouched(req, id)
    },
  ],
  afterDelete: [(gone) => noteChange(gone, { operation: 'delete', change: 'none', touched: [] })],
}
