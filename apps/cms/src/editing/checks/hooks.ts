import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug } from 'payload'
import { readChanged } from '../changes/changed-doc.ts'
import { checkOne } from './run.ts'
import { forgetFindings, keepFindings } from './store.ts'

/** Looks through what visitors see of a document whenever it was saved for them. */
export function checkSaved(slug: CollectionSlug): CollectionAfterChangeHook {
  return async ({ req, doc }) => {
    const { id: saved, _status } = readChanged(doc)
    if (req.context.isInHurry === true || _status !== 'published') return
    const id = String(saved)
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
