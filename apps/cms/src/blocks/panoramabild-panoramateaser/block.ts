import type { Block } from 'payload'
import { bild, blockAdmin, linkMitText, parallax } from '../../editing/fields/index.ts'

/** A picture over the whole width with a text on it. */
export const block: Block = {
  slug: 'panoramabild-panoramateaser',
  interfaceName: 'PanoramaBlock',
  labels: { singular: 'Panoramabild', plural: 'Panoramabilder' },
  admin: blockAdmin('Panoramabild'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift', maxLength: 120 },
    { name: 'untertitel', type: 'text', label: 'Unterzeile', maxLength: 120 },
    { name: 'text', type: 'textarea', label: 'Text', maxLength: 400 },
    bild({ required: true }),
    parallax(),
    linkMitText(),
  ],
}
