import type { Block } from 'payload'
import { blockAdmin, einzigerEintrag } from '../../editing/fields/index.ts'

/** Photo galleries, the newest first; the entries come from the collection. */
export const block: Block = {
  slug: 'fotogalerie',
  interfaceName: 'FotogalerieBlock',
  labels: { singular: 'Fotogalerien', plural: 'Fotogalerien' },
  admin: blockAdmin('Fotogalerien'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }, einzigerEintrag()],
}
