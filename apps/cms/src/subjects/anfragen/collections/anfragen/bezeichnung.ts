import type { TextField } from 'payload'
import { nobodyField } from '../../../../editing/access/index.ts'

/** What a request is called. Kept for the lists; made of the number, which only the database knows. */
export const bezeichnung: TextField = {
  name: 'bezeichnung',
  type: 'text',
  label: 'Anfrage',
  admin: { hidden: true, disableListFilter: true, disableBulkEdit: true },
  access: { create: nobodyField, update: nobodyField },
}
