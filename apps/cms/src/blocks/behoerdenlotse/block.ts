import type { Block } from 'payload'
import { blockAdmin, einzigerEintrag } from '../../editing/fields/index.ts'

/** Every office with QR codes, for the authority guide; the entries come from the collection. */
export const block: Block = {
  slug: 'behoerdenlotse',
  interfaceName: 'BehoerdenlotseBlock',
  labels: {
    singular: 'Ämter mit QR-Codes (Behördenlotse)',
    plural: 'Ämter mit QR-Codes (Behördenlotse)',
  },
  admin: blockAdmin('Ämter mit QR-Codes (Behördenlotse)'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }, einzigerEintrag()],
}
