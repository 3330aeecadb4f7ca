import type { Block } from 'payload'
import { blockAdmin, formularFelder } from '../fields/index.ts'

/** Wer einen Schaden sieht, meldet ihn der Stadt. */
export const formularSchaden: Block = {
  slug: 'formular-schaden',
  interfaceName: 'FormularSchadenBlock',
  labels: { singular: 'Formular: Schaden melden', plural: 'Formular: Schaden melden' },
  admin: blockAdmin('Formular: Schaden melden'),
  fields: formularFelder(),
}
