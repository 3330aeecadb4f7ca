import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The login of council members. */
export const block: Block = {
  slug: 'raete-login',
  interfaceName: 'RaeteLoginBlock',
  labels: { singular: 'Anmeldung für Ratsmitglieder', plural: 'Anmeldung für Ratsmitglieder' },
  admin: blockAdmin('Anmeldung für Ratsmitglieder'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung' },
  ],
}
