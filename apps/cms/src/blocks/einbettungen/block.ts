import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Whose content may be shown after a click; the hosts come with the environment. */
export const block: Block = {
  slug: 'einbettungen',
  interfaceName: 'EinbettungenBlock',
  labels: { singular: 'Fremde Inhalte und Ihre Wahl', plural: 'Fremde Inhalte und Ihre Wahl' },
  admin: blockAdmin('Fremde Inhalte und Ihre Wahl'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung' },
  ],
}
