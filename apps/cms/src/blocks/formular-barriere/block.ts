import type { Block } from 'payload'
import { blockAdmin, formularFelder } from '../../editing/fields/index.ts'

/** Wer auf der Website nicht weiterkommt, sagt es hier. */
export const block: Block = {
  slug: 'formular-barriere',
  interfaceName: 'FormularBarriereBlock',
  labels: { singular: 'Formular: Barriere melden', plural: 'Formular: Barriere melden' },
  admin: blockAdmin('Formular: Barriere melden'),
  fields: formularFelder(),
}
