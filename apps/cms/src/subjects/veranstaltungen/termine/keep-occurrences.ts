import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { formOf, titleEnds, vectorOf } from '../../../editing/suche/index.ts'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { mostOccurrences, occurrencesOf } from './occurrences.ts'
import { scheduled } from './serie.ts'

/** What visitors see of an event: its main row, which drafts leave alone; nothing of one in the bin. */
async function publicEvent(req: PayloadRequest, id: string) {
  const event = await req.payload.findByID({
    collection: 'veranstaltungen',
    id,
    req,
    draft: false,
    trash: true,
    depth: 0,
    locale: 'de',
    overrideAccess: true,
  })
  return event._status === 'published' ? event : null
}

/**
 * Writes the occurrences of a public event into their own table, in the transaction of the change
 * that moved them, with everything a list filters and orders by: it finds each by an index and
 * never computes a rule.
 */
export async function writeOccurrences(req: PayloadRequest, id: string): Promise<void> {
  await inTransaction(req, sql`delete from veranstaltung_termine where veranstaltung = ${id}`)
  const event = await publicEvent(req, id)
  if (event === null) return
  const known = scheduled.parse(event)
  const rows = occurrencesOf(known, todayInBerlin()).slice(0, mostOccurrences)
  const { kostenlos, barrierefrei, familien, highlight } = known
  await inTransaction(
    req,
    sql`with days as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(
          regeltag date, regelzeit text, datum_von date, datum_bis date, zeit_von text,
          zeit_bis text, status text, ort uuid)
      ), texts as (
        select max(titel) filter (where _locale = 'de') as de,
          max(titel) filter (where _locale = 'en' and titel <> '') as en,
          string_agg(concat_ws(' ', titel, plain_text, veranstaltungsort,
            neuer_ort_veranstaltungsort), ' ') as words
        from veranstaltungen_locales where _parent_id = ${id}
      ), venues as (
        select string_agg(titel, ' ') as words from brancheneintraege_locales
        where _parent_id in (select ort from days)
      ), found as (
        select concat_ws(' ', texts.de, texts.en) as titel,
          concat_ws(' ', texts.words, venues.words, ${event.veranstalter ?? ''}::text) as worte
        from texts, venues
      ), searched as (
        select ${sql.raw(vectorOf('worte', 'D'))} || ${sql.raw(titleEnds)} as vektor
        from found, lateral (select ${sql.raw(formOf('titel'))} as form) as compared
      )
      insert into veranstaltung_termine
      select ${id}, ${event.nummer ?? 0}::integer, days.*, ${kostenlos}::boolean,
        ${barrierefrei}::boolean, ${familien}::boolean, ${highlight}::boolean,
        ${event.saison ?? null}::integer, coalesce(texts.de, ''), coalesce(texts.en, texts.de, ''),
        searched.vektor,
        array(select rubriken_id from veranstaltungen_rels
          where parent_id = ${id} and path = 'rubriken' and rubriken_id is not null)
      from days, texts, searched`,
  )
}

/** The same after every change of an event. */
export const keepOccurrences: CollectionAfterChangeHook<{ id: string }> = ({ doc, req }) =>
  writeOccurrences(req, doc.id)
