import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The outdoor map with its filters; tours and places come from their collections. */
export const block: Block = {
  slug: 'outdoor-karte',
  interfaceName: 'OutdoorKarteBlock',
  labels: { singular: 'Touren und Orte auf der Karte', plural: 'Touren und Orte auf der Karte' },
  admin: blockAdmin('Touren und Orte auf der Karte'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 1000 },
  ],
}
