import type { PayloadRequest, SingleRelationshipField } from 'payload'

/** More levels than any site has; ends the walk in a ring that already exists. */
const deepest = 12

async function leadsBackTo(req: PayloadRequest, own: string, parent: string): Promise<boolean> {
  let current: string | null = parent
  for (let level = 0; current !== null && level < deepest; level += 1) {
    if (current === own) return true
    const page: { eltern?: unknown } | null = await req.payload.findByID({
      collection: 'seiten',
      id: current,
      depth: 0,
      select: { eltern: true },
      draft: true,
      overrideAccess: true,
      disableErrors: true,
      req,
    })
    current = typeof page?.eltern === 'string' ? page.eltern : null
  }
  return false
}

/** The page above this one; breadcrumbs follow it up to the home page. */
export const eltern: SingleRelationshipField = {
  name: 'eltern',
  type: 'relationship',
  relationTo: 'seiten',
  label: 'Übergeordnete Seite',
  hasMany: false,
  admin: { position: 'sidebar' },
  validate: async (value: unknown, { id, req }) => {
    if (typeof value !== 'string' || id === undefined) return true
    return (await leadsBackTo(req, String(id), value))
      ? 'Eine Seite kann nicht unter sich selbst stehen.'
      : true
  },
}
