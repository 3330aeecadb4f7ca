import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** Where a council member asks for a new password. */
export const block: Block = {
  slug: 'raete-passwort',
  interfaceName: 'RaetePasswortBlock',
  labels: {
    singular: 'Neues Passwort für Ratsmitglieder',
    plural: 'Neues Passwort für Ratsmitglieder',
  },
  admin: blockAdmin('Neues Passwort für Ratsmitglieder'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung' },
  ],
}
