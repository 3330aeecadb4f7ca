import type { Block } from 'payload'
import { blockAdmin } from '../fields/index.ts'

/** Every office with QR codes, for the authority guide; the entries come from the collection. */
export const behoerdenlotse: Block = {
  slug: 'behoerdenlotse',
  interfaceName: 'BehoerdenlotseBlock',
  labels: {
    singular: 'Ämter mit QR-Codes (Behördenlotse)',
    plural: 'Ämter mit QR-Codes (Behördenlotse)',
  },
  admin: blockAdmin('Ämter mit QR-Codes (Behördenlotse)'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
