import type { Block } from 'payload'
import { blockAdmin, formularFelder } from '../fields/index.ts'

/** Wer auf der Website nicht weiterkommt, sagt es hier. */
export const formularBarriere: Block = {
  slug: 'formular-barriere',
  interfaceName: 'FormularBarriereBlock',
  labels: { singular: 'Formular: Barriere melden', plural: 'Formular: Barriere melden' },
  admin: blockAdmin('Formular: Barriere melden'),
  fields: formularFelder(),
}
