import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { appendChange, awaitTurn } from '../../../editing/changes/index.ts'
import { inTransaction, oneTransaction, select, sql } from '../../../platform/database/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { holidaysMet } from '../feiertage/index.ts'
import { scheduled, writeOccurrences } from '../termine/index.ts'

const pausing = `select id::text as id, nummer::int as nummer from veranstaltungen
  where _status = 'published' and serie @> '[{"nicht_an_feiertagen": true}]'`
const row = z.object({ id: z.string(), nummer: z.number() })

/** Writes the holidays that one public series meets down anew; true where they had changed. */
async function follow(req: PayloadRequest, { id, nummer }: z.output<typeof row>): Promise<boolean> {
  await awaitTurn(req)
  const collection = 'veranstaltungen'
  const known = { collection, id, depth: 0, locale: 'de', overrideAccess: true, req } as const
  const event = await req.payload.findByID({ ...known, draft: false, trash: true })
  const met = await holidaysMet(req.payload, event)
  if (met === null || isDeepStrictEqual(met, scheduled.parse(event).serie?.feiertage)) return false
  const list = JSON.stringify(met)
  await inTransaction(
    req,
    sql`update veranstaltungen set serie = jsonb_set(serie, '{0,feiertage}', ${list}::jsonb)
        where id = ${id}`,
  )
  await writeOccurrences(req, id)
  await appendChange(req, [collection, `${collection}:${nummer}`])
  return true
}

/**
 * Series that leave public holidays out follow them when the town says that it lies in another
 * state, or the law makes a new one. Drafts do so when they are saved. Answers how many had to.
 */
export async function followHolidays({ payload }: Pick<JobTools, 'payload'>): Promise<number> {
  let followed = 0
  for (const one of await select(payload, { name: 'pausing-series', text: pausing, row }))
    if (await oneTransaction(payload, (req) => follow(req, one))) followed += 1
  return followed
}
