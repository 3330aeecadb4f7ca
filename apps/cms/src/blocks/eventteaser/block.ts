import type { Block } from 'payload'
import { blockAdmin, linkMitText } from '../../editing/fields/index.ts'

/** The next events: five at first, up to twenty; the entries come from the collection. */
export const block: Block = {
  slug: 'eventteaser',
  interfaceName: 'EventteaserAufSeiteBlock',
  labels: { singular: 'Nächste Veranstaltungen', plural: 'Nächste Veranstaltungen' },
  admin: blockAdmin('Nächste Veranstaltungen'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung' },
    linkMitText(),
  ],
}
