import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug } from 'payload'
import { checkOne } from './run.ts'
import { forgetFindings, keepFindings } from './store.ts'

/** Looks through what visitors see of a document whenever it was saved for them. */
export function checkSaved(slug: CollectionSlug): CollectionAfterChangeHook {
  return async ({ req, doc }) => {
    if (req.context.isInHurry === true) return
    const id = String(doc.id)
    if (doc._status !== 'published') return
    const checked = await checkOne(req, slug, { id, isDraft: false })
    if (checked) await keepFindings(req, checked)
  }
}

/** What is gone has no problems. */
export function forgetDeleted(slug: CollectionSlug): CollectionAfterDeleteHook {
  return async ({ req, id }) => {
    await forgetFindings(req, slug, String(id))
  }
}
