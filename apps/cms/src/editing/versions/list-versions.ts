import type { FlattenedField, PayloadRequest, Where } from 'payload'
import type { Values } from '../../platform/record.ts'
import { changesBetween } from './changes-between.ts'
import { authorsOf, fieldsOf, hasDrafts, type Owner, type Row, readRows } from './read-rows.ts'

/** A version as a list shows it. */
export type Version = {
  id: string
  zeit: Date
  /** Null where the product saved by itself, or before authors were noted. */
  wer: string | null
  stand: 'website' | 'entwurf' | 'frueher' | null
  /** Labels of the fields that changed since the version before; null for the oldest that is kept. */
  felder: string[] | null
}

/** Which of the versions is on the website now: the newest that was published, while the entry is. */
function standsOf(rows: readonly Row[], isPublic: boolean): Version['stand'][] {
  let isTaken = !isPublic
  return rows.map(({ version }) => {
    if (version._status === undefined) return null
    if (version._status !== 'published') return 'entwurf'
    const isNow = !isTaken
    isTaken = true
    return isNow ? 'website' : 'frueher'
  })
}

async function isPublic(req: PayloadRequest, owner: Owner): Promise<boolean> {
  if (!('collection' in owner && hasDrafts(req, owner))) return false
  const where: Where = { and: [{ id: { equals: owner.id } }, { _status: { equals: 'published' } }] }
  const { totalDocs } = await req.payload.count({
    collection: owner.collection,
    where,
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** The versions that are kept, the newest first: who, when, what changed since the one before (E12). */
export async function listVersions(req: PayloadRequest, owner: Owner): Promise<Version[]> {
  const german = await readRows(req, owner, 'de')
  const english = await readRows(req, owner, 'en')
  const fields = fieldsOf(req, owner)
  const authors = await authorsOf(req, german)
  const stands = standsOf(german, await isPublic(req, owner))
  return german.map((one, at): Version => {
    const older = german[at + 1]
    const inEnglish = [english[at + 1]?.version, english[at]?.version] as const
    return {
      id: one.id,
      zeit: one.updatedAt,
      wer: authors[at] ?? null,
      stand: stands[at] ?? null,
      felder: older ? labelsOf(fields, [older.version, one.version], inEnglish) : null,
    }
  })
}

type Both = readonly [Values | undefined, Values | undefined]

function labelsOf(fields: readonly FlattenedField[], german: Both, english: Both): string[] {
  const labels = (pair: Both) =>
    pair[0] && pair[1]
      ? changesBetween(fields, pair[0], pair[1]).map(({ feld }) => feld.split(' › ')[0] ?? feld)
      : []
  const own = new Set(labels(german))
  const others = labels(english).filter((label) => !own.has(label))
  return [...own, ...new Set(others.map((label) => `${label} (Englisch)`))]
}
