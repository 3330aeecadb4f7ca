import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { valuesOf } from '../../../../editing/changes/index.ts'
import { inTransaction, sql } from '../../../../platform/database/index.ts'
import { minutesProblems } from '../../sitzungsdienst/index.ts'

const idOf = (relation: unknown): string | null => {
  if (typeof relation === 'string') return relation
  return typeof relation === 'object' && relation !== null && 'id' in relation
    ? String(relation.id)
    : null
}

async function hasChairByOffice(req: PayloadRequest, gremium: unknown): Promise<boolean> {
  const id = idOf(gremium)
  if (id === null) return false
  const rows = await inTransaction(
    req,
    sql`select id from gremien where id::text = ${id} and coalesce(vorsitz, '') <> ''`,
  )
  return rows.length > 0
}

/**
 * Refuses attendance, votes and an approval that cannot be, when somebody publishes them or has them
 * published later: a draft may be unfinished, and what comes from elsewhere is as it is.
 */
export const checkMinutes: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { _status, gremium }: { _status?: unknown; gremium?: unknown } = data
  const isScheduled = Boolean(valuesOf(originalDoc).get('veroeffentlichen_am'))
  if (_status === 'draft' || !(req.user || isScheduled)) return data
  const chair = await hasChairByOffice(req, gremium)
  const errors = minutesProblems(data, { hasChairByOffice: chair, now: new Date() })
  if (errors.length > 0) throw new ValidationError({ errors, req }, req.t)
  return data
}
