import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { standInWords } from '../editing/workflow/stand.ts'

/** Whether visitors see an entry. Payload's «changed» also means one that was withdrawn. */
async function isLive(payload: Payload, collection: CollectionSlug, id: unknown): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** The state of an entry in a list; what visitors see is never called a draft alone (E13). */
export async function StandCell({
  cellData,
  collectionConfig: { slug },
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const row: Readonly<Record<string, unknown>> = rowData
  const hasDraft = row._displayStatus === 'changed' && (await isLive(payload, slug, row.id))
  return <span>{standInWords(cellData, hasDraft)}</span>
}
