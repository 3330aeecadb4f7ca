import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** A field to search the council’s meetings and papers with, and what was found. */
export const block: Block = {
  slug: 'ratsinfo-suche',
  interfaceName: 'RatsinfoSucheBlock',
  labels: {
    singular: 'Suche im Ratsinformationssystem',
    plural: 'Suche im Ratsinformationssystem',
  },
  admin: blockAdmin('Suche im Ratsinformationssystem'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
