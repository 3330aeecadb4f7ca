import type { CollectionSlug, Endpoint } from 'payload'
import type { Scope } from '../../access/index.ts'
import { refuseCall } from '../../refuse-call.ts'
import { reviewersOf } from './reviewers.ts'

/** `GET /api/{typ}/{id}/pruefende`: who may publish an entry and so may be asked to look at it (E14). */
export function reviewersEndpoint(slug: CollectionSlug, scope: Scope): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/pruefende',
    method: 'get',
    handler: async (req) => {
      const seen = await req.payload.findByID({
        collection: slug,
        id: String(req.routeParams?.id),
        depth: 0,
        draft: true,
        overrideAccess: false,
        disableErrors: true,
        user: req.user,
        req,
      })
      if (!seen) return refuseCall(404, 'Nicht gefunden.')
      const reviewers = await reviewersOf(req, scope, seen)
      return Response.json({ pruefende: reviewers.map(({ id, name }) => ({ id, name })) })
    },
  }
}
