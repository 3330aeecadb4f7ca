import type { Block } from 'payload'
import { blockAdmin, formularFelder } from '../../editing/fields/index.ts'

/** Gäste und Vereine schlagen eine Veranstaltung vor; sie kommt als Entwurf. */
export const block: Block = {
  slug: 'formular-veranstaltung',
  interfaceName: 'FormularVeranstaltungBlock',
  labels: {
    singular: 'Formular: Veranstaltung vorschlagen',
    plural: 'Formular: Veranstaltung vorschlagen',
  },
  admin: blockAdmin('Formular: Veranstaltung vorschlagen'),
  fields: formularFelder(),
}
