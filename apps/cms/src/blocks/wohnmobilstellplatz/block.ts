import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** All motorhome sites; the entries come from the collection. */
export const block: Block = {
  slug: 'wohnmobilstellplatz',
  interfaceName: 'WohnmobilstellplatzBlock',
  labels: { singular: 'Wohnmobilstellplätze', plural: 'Wohnmobilstellplätze' },
  admin: blockAdmin('Wohnmobilstellplätze'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
  ],
}
