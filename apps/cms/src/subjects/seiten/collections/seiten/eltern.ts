import type { PayloadRequest, SingleRelationshipField } from 'payload'
import { standsBelowItself } from '../../../../editing/fields/index.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The page that the address of the form names: «Unterseite anlegen» in the tree. */
function namedInAddress({ req }: { req: PayloadRequest }): string | undefined {
  const named: unknown = req.query?.eltern
  return typeof named === 'string' && uuid.test(named) ? named : undefined
}

/** The page above this one; breadcrumbs follow it up to the home page. */
export const eltern: SingleRelationshipField = {
  name: 'eltern',
  type: 'relationship',
  relationTo: 'seiten',
  label: 'Übergeordnete Seite',
  hasMany: false,
  defaultValue: namedInAddress,
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
