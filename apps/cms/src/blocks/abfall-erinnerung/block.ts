import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** A form for reminders of collections; streets and kinds come from their collections. */
export const block: Block = {
  slug: 'abfall-erinnerung',
  interfaceName: 'AbfallErinnerungBlock',
  labels: { singular: 'Erinnerung an die Abfuhr', plural: 'Erinnerungen an die Abfuhr' },
  admin: blockAdmin('Erinnerung an die Abfuhr'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
