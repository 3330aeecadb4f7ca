import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { appendChange } from '../../../editing/changes/index.ts'
import { writeAuditLog } from '../../../editing/protokoll/index.ts'
import { keepCouncil, keepPublic } from '../../../editing/suche/index.ts'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { tagOf } from '../../../wire/tags.ts'
import { keepOparl } from '../oparl/index.ts'

const released = z.object({ nummer: z.coerce.number(), titel: z.string() })

/**
 * Makes a paper public whose time has come. Only the tick changes: an unfinished draft above it stays
 * a draft, and a form that is open hears of it when it is saved.
 */
export async function releasePaper(req: PayloadRequest, id: string): Promise<void> {
  const [row] = await inTransaction(
    req,
    sql`update vorlagen set oeffentlich = true, oeffentlich_ab = null, updated_at = now()
        where id = ${id}::uuid and _status = 'published' returning nummer, titel`,
  )
  if (row === undefined) return
  await inTransaction(
    req,
    sql`update _vorlagen_v set version_oeffentlich = true, version_oeffentlich_ab = null,
          version_updated_at = now(), updated_at = now()
        where parent_id = ${id}::uuid and (latest or version__status = 'published')
          and version_oeffentlich_ab is not null`,
  )
  await keepCouncil(req, 'vorlagen', [id])
  await keepPublic(req, 'vorlagen', id)
  await keepOparl(req, [id])
  const { nummer, titel } = released.parse(row)
  await appendChange(req, ['vorlagen', tagOf('vorlagen', nummer)])
  const entry = { vorgang: 'veroeffentlicht', sammlung: 'vorlagen', dokument: id } as const
  await writeAuditLog(req, { ...entry, eintrag: titel, felder: ['oeffentlich'] })
}
