import type { CollectionSlug, Endpoint } from 'payload'
import { nameUsages, usagesOf } from '../../platform/media/index.ts'
import { checkOne } from './run.ts'

/**
 * `GET /api/{typ}/{id}/befunde`: what is found in the newest version of a document, and who links
 * to it. Only for who may see the document.
 */
export function findingsEndpoint(slug: CollectionSlug): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/befunde',
    method: 'get',
    handler: async (req) => {
      const id = String(req.routeParams?.id)
      const seen = await req.payload.findByID({
        collection: slug,
        id,
        depth: 0,
        draft: true,
        overrideAccess: false,
        disableErrors: true,
        user: req.user,
        select: {},
      })
      if (!seen) return Response.json({ errors: [{ message: 'Nicht gefunden.' }] }, { status: 404 })
      const checked = await checkOne(req, slug, { id, isDraft: true })
      const usages = await nameUsages(req, await usagesOf(req, id, slug))
      return Response.json({ befunde: checked?.befunde ?? [], verweise: usages })
    },
  }
}
