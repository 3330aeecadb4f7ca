import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload'
import { hasPublicChange, rememberMainRow } from './main-row.ts'
import { awaitTurn, recordChange } from './record-change.ts'
import { refuseOverwrite } from './refuse-overwrite.ts'

type Hooks = Required<
  Pick<
    NonNullable<CollectionConfig['hooks']>,
    'beforeChange' | 'afterChange' | 'beforeDelete' | 'afterDelete'
  >
>

/** Tags that a document's answers carry; see the page model, section 1. */
export type TagsOf = (doc: { nummer?: unknown }) => string[]

/** The type and the entry: `veranstaltungen`, `veranstaltungen:12`. */
export function entryTags(type: string): TagsOf {
  return ({ nummer }) => (typeof nummer === 'number' ? [type, `${type}:${nummer}`] : [type])
}

async function newestVersion(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const newest: object = await req.payload.findByID({
    collection,
    id,
    req,
    draft: true,
    depth: 0,
    overrideAccess: true,
    select: { updatedAt: true },
  })
  return 'updatedAt' in newest ? newest.updatedAt : undefined
}

/**
 * Hooks of a collection whose published changes the website hears of: they refuse to overwrite a
 * newer version and write the change's tags into its transaction.
 */
export function changeHooks(
  slug: CollectionSlug,
  { hasDrafts = false, tagsOf = entryTags(slug) }: { hasDrafts?: boolean; tagsOf?: TagsOf } = {},
): Hooks {
  const watched = { slug, hasDrafts }
  return {
    beforeChange: [
      async ({ req, data, operation, originalDoc }) => {
        await awaitTurn(req)
        if (operation === 'create') return data
        await rememberMainRow(req, watched, originalDoc.id)
        const newest = await newestVersion(req, slug, originalDoc.id)
        refuseOverwrite(req, data.updatedAt ?? originalDoc.updatedAt, newest)
        return data
      },
    ],
    afterChange: [
      async ({ req, doc }) => {
        if (await hasPublicChange(req, watched, doc.id)) await recordChange(req, tagsOf(doc))
        return doc
      },
    ],
    beforeDelete: [async ({ req }) => awaitTurn(req)],
    afterDelete: [
      async ({ req, doc }) => {
        if (!hasDrafts || doc._status === 'published') await recordChange(req, tagsOf(doc))
        return doc
      },
    ],
  }
}
