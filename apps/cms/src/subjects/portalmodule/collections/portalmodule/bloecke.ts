import type { Block, Field } from 'payload'
import { blockAdmin, linkMitText } from '../../../../editing/fields/index.ts'

const kopf: Field[] = [
  { name: 'titel', type: 'text', label: 'Überschrift', maxLength: 120 },
  { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 400 },
]

/** Chosen events (spec 9: at most 20). */
const eventteaser: Block = {
  slug: 'eventteaser',
  interfaceName: 'EventteaserBlock',
  labels: { singular: 'Ausgewählte Veranstaltungen', plural: 'Ausgewählte Veranstaltungen' },
  admin: blockAdmin('Ausgewählte Veranstaltungen'),
  fields: [
    ...kopf,
    {
      name: 'veranstaltungen',
      type: 'relationship',
      relationTo: 'veranstaltungen',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 20,
      label: 'Veranstaltungen',
    },
    linkMitText(),
  ],
}

/** Kinds of modules that no page has as a block of its own. */
export const eigeneBloecke: Block[] = [eventteaser]
