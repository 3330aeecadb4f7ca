import type { SingleRelationshipField } from 'payload'
import { standsBelowItself } from '../../fields/index.ts'

/** The page above this one; breadcrumbs follow it up to the home page. */
export const eltern: SingleRelationshipField = {
  name: 'eltern',
  type: 'relationship',
  relationTo: 'seiten',
  label: 'Übergeordnete Seite',
  hasMany: false,
  admin: { position: 'sidebar' },
  validate: async (value: unknown, { id, req }) =>
    (await standsBelowItself(
      req,
      { collection: 'seiten', field: 'eltern' },
      { own: id, parent: value },
    ))
      ? 'Eine Seite kann nicht unter sich selbst stehen.'
      : true,
}
