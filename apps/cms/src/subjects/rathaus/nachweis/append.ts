import type { PayloadRequest } from 'payload'
import { isolateObjectProperty } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { readAnlagen } from './attachments.ts'
import { hashOf, headLine, lineOf } from './chain.ts'
import { logLine } from './read-log.ts'
import { readStored } from './read-notice.ts'

/** Any fixed number: whoever appends holds this lock, so that each line follows from one line. */
const logLock = 7_402_094

const last = z.array(logLine)

/** A fact that follows an office stands in a notice; it would change, and no words of it are kept. */
export class LivingFactError extends Error {
  override name = 'LivingFactError'
}

/** Puts a notice that is saved as public at the end of the log, in the transaction of its save. */
export async function appendNotice(req: PayloadRequest, id: string): Promise<void> {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context'])
  const [notice] = await readStored({ payload: req.payload, req: own }, [id])
  if (!notice) return
  if (notice.hasLivingFacts) throw new LivingFactError()
  const anlagen = await readAnlagen(notice.dateien)
  const wortlaut = notice.wortlaut(anlagen)
  await inTransaction(req, sql`select pg_advisory_xact_lock(${logLock})`)
  const [before] = last.parse(
    await inTransaction(
      req,
      sql`select nr, zeitpunkt, nummer, pruefsumme, vorher from bekanntmachungsverzeichnis
          order by nr desc limit 1`,
    ),
  )
  const vorher = hashOf(before ? lineOf(before) : headLine)
  await inTransaction(
    req,
    sql`insert into bekanntmachungsverzeichnis
          (nr, zeitpunkt, bekanntmachung, nummer, pruefsumme, vorher, wortlaut, anlagen)
        values (${(before?.nr ?? 0) + 1}, ${new Date().toISOString()}::timestamptz, ${id}::uuid,
          ${notice.nummer}, ${hashOf(wortlaut)}, ${vorher}, ${wortlaut},
          ${JSON.stringify(anlagen)}::jsonb)`,
  )
}
