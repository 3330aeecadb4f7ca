import type { PayloadRequest } from 'payload'
import { type PersonalData, partsOf } from '../../editing/personal-data/index.ts'
import { writeAuditLog } from '../../editing/protokoll/index.ts'
import { asOne, inTransaction, sql } from '../../platform/database/index.ts'
import type { Erased } from './erased.ts'

/** One subject in one transaction, with its line in the log; of two clerks at once the second waits. */
async function eraseOne(req: PayloadRequest, part: PersonalData, email: string): Promise<Erased> {
  const { name } = part
  try {
    const anzahl = await asOne(req, async () => {
      await inTransaction(
        req,
        sql`select pg_advisory_xact_lock(hashtextextended(${`personendaten ${email}`}, 0))`,
      )
      const count = await part.erase(req, email)
      const eintrag = `${name}: ${count}`
      const entry = { vorgang: 'person_geloescht', sammlung: 'personendaten', eintrag } as const
      if (count > 0) await writeAuditLog(req, { ...entry, dokument: null, felder: [] })
      return count
    })
    return { name, anzahl }
  } catch (error) {
    // Without the statement, for that has the address in it.
    const reason = error instanceof Error ? error.name : 'unknown'
    req.payload.logger.error({ part: name, reason }, 'personal data could not be deleted')
    return { name, anzahl: null }
  }
}

/** Deletes what may go of an address; what fails in one subject keeps no other from it. */
export async function eraseAll(req: PayloadRequest, email: string): Promise<Erased[]> {
  const all: Erased[] = []
  for (const part of partsOf(req.payload)) all.push(await eraseOne(req, part, email))
  return all.filter(({ anzahl }) => anzahl !== 0)
}
