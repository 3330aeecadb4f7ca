import type { DocumentViewServerProps } from 'payload'
import type { Owner } from '../../editing/versions/index.ts'

/** Whose versions a view shows, where they are edited, and where its calls are. */
export type Shown = { owner: Owner; form: string; calls: string; name: string; hasDrafts: boolean }

/** Reads it off the view; null where Payload shows something else than an entry or a global. */
export function shownBy({ initPageResult }: DocumentViewServerProps): Shown | null {
  const { collectionConfig, docID, globalConfig } = initPageResult
  if (globalConfig) {
    const { slug, label } = globalConfig
    return {
      owner: { global: slug },
      form: `/admin/globals/${slug}`,
      calls: `/api/globals/${slug}/versions`,
      name: typeof label === 'string' ? label : slug,
      hasDrafts: false,
    }
  }
  if (!collectionConfig || docID === undefined) return null
  const { slug, labels, versions } = collectionConfig
  return {
    owner: { collection: slug, id: String(docID) },
    form: `/admin/collections/${slug}/${docID}`,
    calls: `/api/${slug}/versions`,
    name: typeof labels.plural === 'string' ? labels.plural : slug,
    hasDrafts: Boolean(versions?.drafts),
  }
}
