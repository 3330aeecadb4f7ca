import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload'
import { type ChangedDoc, readChanged } from './changed-doc.ts'
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
type TagsOf = (doc: Pick<ChangedDoc, 'nummer'>) => string[]

/** The type and the entry: `veranstaltungen`, `veranstaltungen:12`. */
function entryTags(type: string): TagsOf {
  return ({ nummer }) => (typeof nummer === 'number' ? [type, `${type}:${nummer}`] : [type])
}

async function newestVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: ChangedDoc['id'],
) {
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
        if (operation === 'create') return
        const opened = readChanged(originalDoc)
        await rememberMainRow(req, watched, opened.id)
        const newest = await newestVersion(req, slug, opened.id)
        refuseOverwrite(req, data.updatedAt ?? opened.updatedAt, newest)
      },
    ],
    afterChange: [
      async ({ req, doc }) => {
        const saved = readChanged(doc)
        if (await hasPublicChange(req, watched, saved.id)) await recordChange(req, tagsOf(saved))
      },
    ],
    beforeDelete: [({ req }) => awaitTurn(req)],
    afterDelete: [
      async ({ req, doc }) => {
        const gone = readChanged(doc)
        if (!hasDrafts || gone._status === 'published') await recordChange(req, tagsOf(gone))
      },
    ],
  }
}
