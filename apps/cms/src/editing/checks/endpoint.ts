import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { env } from '../../env.ts'
import { nameUsages, usagesOf } from '../../platform/media/index.ts'
import { asked } from '../access/asked.ts'
import { whereShown } from '../addresses/index.ts'
import { checkOne } from './run.ts'

/** The document as visitors have it; null for who may not see it. */
async function publicRow(req: PayloadRequest, slug: CollectionSlug, id: string) {
  const one = { collection: slug, id, depth: 0, overrideAccess: false, user: req.user } as const
  const seen = await req.payload.findByID({ ...one, draft: true, disableErrors: true, select: {} })
  return seen ? req.payload.findByID({ ...one, locale: 'de', fallbackLocale: false }) : null
}

/**
 * `GET /api/{typ}/{id}/befunde`: where visitors see a document, what is found in its newest version,
 * and who links to it. Only for who may see the document.
 */
export function findingsEndpoint(slug: CollectionSlug): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/befunde',
    method: 'get',
    handler: async (req) => {
      const id = String(req.routeParams?.id)
      const row = await publicRow(req, slug, id)
      if (!row) return Response.json({ errors: [{ message: 'Nicht gefunden.' }] }, { status: 404 })
      const checked = await checkOne(req, slug, { id, isDraft: true })
      const usages = await nameUsages(req, await usagesOf(req, id, slug))
      const isReferred = usages.some(({ isPublic }) => isPublic)
      const isPublic = asked(row, '_status') === 'published'
      const placed = { type: slug, id, nummer: asked(row, 'nummer'), isPublic }
      const { adressen, hinweis } = await whereShown(req.payload, placed, { isReferred })
      return Response.json({
        auftritt: {
          hinweis,
          adressen: adressen.map(({ sprache, path }) => ({
            sprache,
            href: new URL(path, env.WEBSITE_URL).href,
          })),
        },
        befunde: checked?.befunde ?? [],
        verweise: usages,
      })
    },
  }
}
