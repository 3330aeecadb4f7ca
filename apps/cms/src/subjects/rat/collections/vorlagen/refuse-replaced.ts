import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { valuesOf } from '../../../../editing/changes/index.ts'
import { inTransaction, sql } from '../../../../platform/database/index.ts'
import { preparedUploads } from '../../../../platform/media/index.ts'

/** Number of a published paper that has a file, now or in a former version; null without one. */
async function paperWith(req: PayloadRequest, file: string): Promise<string | null> {
  const [found] = await inTransaction(
    req,
    sql`select v.drucksache from vorlagen_rels r join vorlagen v on v.id = r.parent_id
        where r.dokumente_id = ${file}::uuid and v._status = 'published'
          and (r.path = 'dateien' or r.path like 'fassungen.%')
        order by v.drucksache limit 1`,
  )
  return found === undefined ? null : String(found.drucksache)
}

const instead = (drucksache: string) =>
  `Diese Datei gehört zur veröffentlichten Vorlage ${drucksache} und bleibt dort nachlesbar. Laden Sie die neue Datei bitte als neues Dokument hoch und wählen Sie es in der Vorlage unter „Anlagen“ anstelle von diesem aus. Diese Datei steht dort dann unter „Frühere Fassungen“.`

/**
 * Refuses to put another file in the place of one that was handed out with a paper: the paper keeps
 * documents as its former versions, and what lies within one is gone. An import brings what another
 * server has.
 */
export const refuseReplaced: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const id = valuesOf(originalDoc).get('id')
  if (!(req.user && preparedUploads.get(req)) || typeof id !== 'string') return data
  const drucksache = await paperWith(req, id)
  if (drucksache === null) return data
  const errors = [{ path: 'file', label: 'Datei', message: instead(drucksache) }]
  throw new ValidationError({ collection: 'dokumente', errors, req }, req.t)
}
