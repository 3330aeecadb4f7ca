import type { Block } from 'payload'
import { blockAdmin, formularFelder } from '../../editing/fields/index.ts'

/** Gäste fragen eine Führung für ihre Gruppe an. */
export const block: Block = {
  slug: 'formular-fuehrung',
  interfaceName: 'FormularFuehrungBlock',
  labels: { singular: 'Formular: Führung anfragen', plural: 'Formular: Führung anfragen' },
  admin: blockAdmin('Formular: Führung anfragen'),
  fields: formularFelder(),
}
