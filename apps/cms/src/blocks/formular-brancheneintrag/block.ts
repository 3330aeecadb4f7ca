import type { Block } from 'payload'
import { blockAdmin, formularFelder } from '../../editing/fields/index.ts'

/** Ein Betrieb trägt sich ein oder ändert seinen Eintrag. */
export const block: Block = {
  slug: 'formular-brancheneintrag',
  interfaceName: 'FormularBrancheneintragBlock',
  labels: { singular: 'Formular: Betrieb eintragen', plural: 'Formular: Betrieb eintragen' },
  admin: blockAdmin('Formular: Betrieb eintragen'),
  fields: formularFelder(),
}
