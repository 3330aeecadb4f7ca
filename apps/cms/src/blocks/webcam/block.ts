import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The cameras of the town; the entries come from the collection. */
export const block: Block = {
  slug: 'webcam',
  interfaceName: 'WebcamBlock',
  labels: { singular: 'Webcams', plural: 'Webcams' },
  admin: blockAdmin('Webcams'),
  fields: [{ name: 'titel', type: 'text', label: 'Überschrift' }],
}
