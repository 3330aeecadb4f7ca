import type { Field } from 'payload'
import { conflictField } from '../changes/index.ts'

/** Shows above the form where a refused save and the one of somebody else differ. */
export const differences: Field = {
  name: conflictField,
  type: 'ui',
  admin: {
    components: { Field: '/admin/conflict-notice.tsx#ConflictNotice' },
    disableListColumn: true,
  },
}

/** The German texts beside the form while somebody translates (E10). */
export const german: Field = {
  name: 'deutsch',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin/german-panel.tsx#GermanPanel' },
    disableListColumn: true,
  },
}

/** What is found in the entry, and who links to it; beside the form. */
export const findings: Field = {
  name: 'befunde',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin/befunde-panel.tsx#BefundePanel' },
    disableListColumn: true,
  },
}
