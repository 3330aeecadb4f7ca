import type { Block } from 'payload'
import { blockAdmin, formularFelder } from '../../editing/fields/index.ts'

/** Ein Verein trägt sich ein oder ändert seinen Eintrag. */
export const block: Block = {
  slug: 'formular-verein',
  interfaceName: 'FormularVereinBlock',
  labels: { singular: 'Formular: Verein eintragen', plural: 'Formular: Verein eintragen' },
  admin: blockAdmin('Formular: Verein eintragen'),
  fields: formularFelder(),
}
