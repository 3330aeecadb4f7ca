import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { inTransaction, sql } from '../database/index.ts'
import { mostOccurrences, occurrencesOf } from './occurrences.ts'
import { scheduled } from './serie.ts'
import { todayInBerlin } from './today.ts'

/** What visitors see of an event: its main row, which drafts leave alone. */
async function publicEvent(req: PayloadRequest, id: string) {
  const event = await req.payload.findByID({
    collection: 'veranstaltungen',
    id,
    req,
    draft: false,
    depth: 0,
    locale: 'de',
    overrideAccess: true,
  })
  return event._status === 'published' ? event : null
}

/**
 * Writes the occurrences of a public event into their own table, in the transaction of the change
 * that moved them: lists find each by its day and an index, and never compute a rule.
 */
export const keepOccurrences: CollectionAfterChangeHook<{ id: string }> = async ({ doc, req }) => {
  await inTransaction(req, sql`delete from veranstaltung_termine where veranstaltung = ${doc.id}`)
  const event = await publicEvent(req, doc.id)
  if (event === null) return
  const known = scheduled.parse(event)
  const { kostenlos, barrierefrei, familien, highlight } = known
  const rows = occurrencesOf(known, todayInBerlin()).slice(0, mostOccurrences)
  await inTransaction(
    req,
    sql`insert into veranstaltung_termine
        select ${doc.id}, ${event.nummer ?? 0}::integer, o.*, ${kostenlos}::boolean,
          ${barrierefrei}::boolean, ${familien}::boolean, ${highlight}::boolean,
          ${event.saison ?? null}::integer
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(
          regeltag date, regelzeit text, datum_von date, datum_bis date, zeit_von text,
          zeit_bis text, status text, ort uuid)`,
  )
}
