import type { CollectionBeforeChangeHook, Field, GlobalBeforeChangeHook } from 'payload'
import { valuesOf } from '../changes/index.ts'

/** Who has made a version; nobody where the product did it by itself. Payload notes no author (E12). */
export const authorField: Field = {
  name: 'geaendert_von',
  type: 'relationship',
  relationTo: 'benutzer',
  label: 'Geändert von',
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
}

/** Notes who saves. */
export const noteAuthor: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  geaendert_von: req.user?.id ?? null,
})

/** The same for a global. */
export const noteAuthorOfGlobal: GlobalBeforeChangeHook = ({ data, req }) => ({
  ...Object.fromEntries(valuesOf(data)),
  geaendert_von: req.user?.id ?? null,
})
