import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { appendChange, awaitTurn } from './append-change.ts'
import { binStep } from './bin-step.ts'
import { writeChangeLog } from './change-log.ts'
import { type ChangedDoc, readChanged } from './changed-doc.ts'
import { differences } from './differences.ts'
import { type PublicChange, publicChange, stashMainRow } from './main-row.ts'
import { refuseOverwrite } from './refuse-overwrite.ts'
import { forgetTouched, stashTouched, touchedBy } from './touched.ts'

type Hooks = Required<
  Pick<
    NonNullable<CollectionConfig['hooks']>,
    'beforeChange' | 'afterChange' | 'beforeDelete' | 'afterDelete'
  >
>

/** Tags that a document's answers carry; see the page model, section 1. */
type TagsOf = (doc: Pick<ChangedDoc, 'nummer'>) => string[]

/** How the changes of a collection are followed. */
type Following = {
  hasDrafts?: boolean
  tagsOf?: TagsOf
  /** Looks at what a save altered for visitors before it is kept; throws to refuse it. */
  onSaved?: (
    saved: Parameters<CollectionAfterChangeHook>[0],
    change: PublicChange,
  ) => Promise<void> | void
}

/** The type and the entry: `veranstaltungen`, `veranstaltungen:12`. */
function entryTags(type: string): TagsOf {
  return ({ nummer }) => (typeof nummer === 'number' ? [type, `${type}:${nummer}`] : [type])
}

async function newestVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: ChangedDoc['id'],
  isWhole: boolean,
): Promise<Record<string, unknown>> {
  const newest: object = await req.payload.findByID({
    collection,
    id,
    req,
    draft: true,
    trash: true,
    depth: 0,
    overrideAccess: true,
    ...(isWhole ? {} : { select: { updatedAt: true } }),
  })
  return { ...newest }
}

function beforeSave(slug: CollectionSlug, hasDrafts: boolean): CollectionBeforeChangeHook {
  return async ({ collection, req, data, operation, originalDoc }) => {
    await awaitTurn(req)
    if (operation === 'create') return
    const opened = readChanged(originalDoc)
    await stashMainRow(req, { slug, hasDrafts }, opened.id)
    const fields = collection.flattenedFields
    stashTouched(req, opened.id, differences(fields, originalDoc, data))
    const { updatedAt } = await newestVersion(req, slug, opened.id, false)
    await refuseOverwrite(req, {
      base: data.updatedAt ?? opened.updatedAt,
      newest: updatedAt,
      differences: async () =>
        differences(fields, await newestVersion(req, slug, opened.id, true), data),
    })
  }
}

/**
 * Hooks of every collection: they refuse to overwrite a newer version, and write the tags that the
 * website hears of and the entry of the log into the transaction of the change.
 */
export function changeHooks(
  slug: CollectionSlug,
  { hasDrafts = false, tagsOf = entryTags(slug), onSaved = () => undefined }: Following = {},
): Hooks {
  return {
    beforeChange: [beforeSave(slug, hasDrafts)],
    afterChange: [
      async (saved) => {
        const { req, operation } = saved
        const { id, nummer } = readChanged(saved.doc)
        const change = await publicChange(req, { slug, hasDrafts }, id)
        await onSaved(saved, change)
        if (change !== 'none') await appendChange(req, tagsOf({ nummer }))
        const bin = binStep(saved.previousDoc, saved.data)
        await writeChangeLog(saved, { operation, change, bin, touched: touchedBy(req, id) })
        forgetTouched(req, id)
      },
    ],
    beforeDelete: [({ req }) => awaitTurn(req)],
    afterDelete: [
      async (gone) => {
        const { _status, nummer } = readChanged(gone.doc)
        const wasPublic = !hasDrafts || _status === 'published'
        if (wasPublic) await appendChange(gone.req, tagsOf({ nummer }))
        await writeChangeLog(gone, {
          operation: 'delete',
          change: 'none',
          bin: null,
          touched: [],
        })
      },
    ],
  }
}
