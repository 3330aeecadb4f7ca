import type { CollectionConfig } from 'payload'
import { writeChangeLog } from './change-log.ts'
import { readChanged } from './changed-doc.ts'
import { differences } from './differences.ts'
import { forgetTouched, stashTouched, touchedBy } from './touched.ts'

type Hooks = Required<
  Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterChange' | 'afterDelete'>
>

/** Hooks of a collection that the website never hears of: its changes are in the log alone. */
export const logHooks: Hooks = {
  beforeChange: [
    ({ collection, data, operation, originalDoc, req }) => {
      if (operation === 'create') return
      const changed = differences(collection.flattenedFields, originalDoc, data)
      stashTouched(req, readChanged(originalDoc).id, changed)
    },
  ],
  afterChange: [
    async (saved) => {
      const { operation, req } = saved
      const { id } = readChanged(saved.doc)
      const change = operation === 'create' ? 'none' : 'changed'
      await writeChangeLog(saved, { operation, change, touched: touchedBy(req, id) })
      forgetTouched(req, id)
    },
  ],
  afterDelete: [
    (gone) => writeChangeLog(gone, { operation: 'delete', change: 'none', touched: [] }),
  ],
}
