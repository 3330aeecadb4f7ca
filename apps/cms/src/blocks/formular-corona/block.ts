import type { Block } from 'payload'
import { blockAdmin, formularFelder } from '../../editing/fields/index.ts'

/** Wer ein Haus besucht, hinterlässt, wie man zu erreichen ist. */
export const block: Block = {
  slug: 'formular-corona',
  interfaceName: 'FormularCoronaBlock',
  labels: {
    singular: 'Formular: Kontaktdaten hinterlassen',
    plural: 'Formular: Kontaktdaten hinterlassen',
  },
  admin: blockAdmin('Formular: Kontaktdaten hinterlassen'),
  fields: formularFelder(),
}
