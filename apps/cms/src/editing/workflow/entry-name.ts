import type { CollectionSlug, PayloadRequest } from 'payload'
import { asSystemInGerman } from '../../platform/as-system.ts'
import { valuesOf } from '../changes/index.ts'

/** How a mail calls an entry: «Meldung „Neue Satzung“»; of a private area its kind alone. */
export async function entryName(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
  { draft = false } = {},
): Promise<string> {
  const { labels, admin, custom } = req.payload.collections[slug].config
  const singular = typeof labels.singular === 'string' ? labels.singular : slug
  if (custom?.isPrivate === true || !admin.useAsTitle) return singular
  const doc = await req.payload.findByID({ collection: slug, id, req, draft, ...asSystemInGerman })
  const title = valuesOf(doc).get(admin.useAsTitle)
  return typeof title === 'string' && title !== '' ? `${singular} „${title}“` : singular
}
