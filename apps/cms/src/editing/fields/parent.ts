import type { CollectionSlug, PayloadRequest } from 'payload'

/** More levels than any tree has; ends the walk in a ring that already exists. */
const deepest = 12

type Tree = { collection: CollectionSlug; field: string }

async function parentOf(req: PayloadRequest, { collection, field }: Tree, id: string) {
  const doc: object | null = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    select: { [field]: true },
    draft: true,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  const parent: unknown = new Map(Object.entries(doc ?? {})).get(field)
  return typeof parent === 'string' ? parent : null
}

/** Whether something would stand below itself if `parent` were put above it. */
export async function standsBelowItself(
  req: PayloadRequest,
  tree: Tree,
  { own, parent }: { own: unknown; parent: unknown },
): Promise<boolean> {
  let current = typeof parent === 'string' && own !== undefined ? parent : null
  for (let level = 0; current !== null && level < deepest; level += 1) {
    if (current === String(own)) return true
    current = await parentOf(req, tree, current)
  }
  return false
}
