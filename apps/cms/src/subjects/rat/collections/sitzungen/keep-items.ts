import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { readChanged } from '../../../../editing/changes/index.ts'
import { keepCouncil } from '../../../../editing/suche/index.ts'
import { inTransaction, sql } from '../../../../platform/database/index.ts'

/** SQL that writes the items of published meetings; a condition on `s` may follow. */
const insertItems = `
  insert into sitzungspunkte (nummer, sitzung, stelle, punkt, titel, oeffentlich, vorlagen, ergebnis,
    beschluss, beratung)
  select (item ->> 'nummer')::int, s.id, place, coalesce(item ->> 'punkt', ''),
    coalesce(item ->> 'titel', ''), coalesce(item -> 'oeffentlich' = 'true', false),
    array(select paper::uuid from jsonb_array_elements_text(
      case when jsonb_typeof(item -> 'vorlagen') = 'array' then item -> 'vorlagen' else '[]' end)
      as paper),
    nullif(item ->> 'ergebnis', ''), nullif(item ->> 'beschluss', ''),
    nullif(item ->> 'beratung', '')
  from sitzungen s, jsonb_array_elements(
    case when jsonb_typeof(s.tagesordnung) = 'array' then s.tagesordnung else '[]' end)
    with ordinality as items(item, place)
  where s._status = 'published' and item ->> 'nummer' is not null`

async function papersOn(req: PayloadRequest, id: string): Promise<string[]> {
  const rows = await inTransaction(
    req,
    sql`select distinct paper::text as id from sitzungspunkte p, unnest(p.vorlagen) as paper
        where p.sitzung = ${id}::uuid`,
  )
  return rows.map((row) => String(row.id))
}

/**
 * Writes the items of a meeting as others look for them, and what is found of the meeting and of all
 * papers that are or were on its agenda. The items of a draft are looked for by nobody.
 */
async function writeItems(req: PayloadRequest, id: string): Promise<void> {
  const before = await papersOn(req, id)
  await inTransaction(req, sql`delete from sitzungspunkte where sitzung = ${id}::uuid`)
  await inTransaction(req, sql`${sql.raw(insertItems)} and s.id = ${id}::uuid`)
  await keepCouncil(req, 'sitzungen', [id])
  await keepCouncil(req, 'vorlagen', [...new Set([...before, ...(await papersOn(req, id))])])
}

/** Keeps the items of a meeting in the transaction of its change. */
export const keepItems: CollectionAfterChangeHook = ({ doc, req }) =>
  writeItems(req, String(readChanged(doc).id))

/** Takes them away with the meeting. */
export const dropItems: CollectionAfterDeleteHook = ({ id, req }) => writeItems(req, String(id))
