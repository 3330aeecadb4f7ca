import { sql } from '../../platform/database/index.ts'

type Condition = ReturnType<typeof sql>

/** Who deletes: an account of the back office, or the product itself. */
type By = { wer: string; konto: string | null }

/**
 * Deletes requests with their letters and attachments, each with a line in the log that says nothing of
 * what was in it (T67). `which` is asked of `anfragen`; the statement returns the id of each.
 */
export const deleteRequests = (which: Condition, { konto, wer }: By) => sql`
  with letters as (
    delete from mails where anfrage_id in (select id from anfragen where ${which})
  ), files as (
    delete from anlagen where anfrage_id in (select id from anfragen where ${which})
    returning filename
  ), left_over as (
    insert into media_leftovers (store, name, due) select 'anlagen', filename, now() from files
    on conflict do nothing
  ), gone as (
    delete from anfragen where ${which} returning id, nummer
  )
  insert into protokoll (wer, konto, vorgang, sammlung, eintrag, dokument, felder)
  select ${wer}, ${konto}, 'geloescht', 'anfragen', 'Anfrage ' || nummer::int, id::text, ''
  from gone returning dokument`
