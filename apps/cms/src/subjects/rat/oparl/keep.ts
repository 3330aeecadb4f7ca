import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  asSql,
  inTransaction,
  oneTransaction,
  sql,
  writersLock,
} from '../../../platform/database/index.ts'
import { publicObjects } from './sources.ts'
import { embedding } from './types.ts'

/** SQL that is true of a committee or member that others may name from now on, or no longer. */
const comesOrGoes = (row: string, typ: 'organization' | 'person') => `
  (${row}._status = 'published') is distinct from exists (select from oparl_objekte o
    where o.quelle = ${row}.id and o.typ = '${typ}' and o.inhalt is not null)`

/** SQL of the ids of documents that the objects of others are made of too. */
const linked = `
  select unnest(p.vorlagen) as id from sitzungspunkte p where p.sitzung = any($1::uuid[])
  union select unnest(array[s.einladung_id, s.protokoll_id]) from sitzungen s where s.id = any($1::uuid[])
  union select p.sitzung from sitzungspunkte p where p.vorlagen && $1::uuid[]
  union select r.dokumente_id from vorlagen_rels r where r.parent_id = any($1::uuid[])
  union select r.parent_id from vorlagen_rels r where r.dokumente_id = any($1::uuid[])
  union select s.id from sitzungen s
    where s.einladung_id = any($1::uuid[]) or s.protokoll_id = any($1::uuid[])
  union select s.id from sitzungen s join gremien g on g.id = s.gremium_id
    where g.id = any($1::uuid[]) and ${comesOrGoes('g', 'organization')}
  union select m.rat_id from gremien_mitglieder m where m._parent_id = any($1::uuid[])
  union select m._parent_id from gremien_mitglieder m where m.rat_id = any($1::uuid[])
  union select t._parent_id from sitzungen_teilnahme t join raete r on r.id in (t.rat_id, t.vertretung_id)
    where r.id = any($1::uuid[]) and ${comesOrGoes('r', 'person')}`

/** The same as it was before the change: what the kept objects name, and what names them. */
const linkedBefore = `
  select o.quelle from oparl_objekte mine, jsonb_path_query(mine.inhalt, '$.**') as named
    join oparl_objekte o on o.id = named #>> '{}' where mine.quelle = any($1::uuid[])
  union select o.quelle from oparl_objekte mine join oparl_objekte o on o.gremium = mine.id
    or (o.typ = 'meeting' and o.inhalt -> 'participant' ? mine.id)
    where mine.quelle = any($1::uuid[]) and mine.typ in ('organization', 'person')
      and not exists (select from gremien g where g.id = mine.quelle)
      and not exists (select from raete r where r.id = mine.quelle)`

const affected = `select distinct id::text as id from (
  select unnest($1::uuid[]) as id union ${linked} union ${linkedBefore}) as found where id is not null`

const pairs = Object.entries(embedding).flatMap(([typ, names]) =>
  (names ?? []).map((name) => `('${typ}', '${name}')`),
)

/** SQL of the ids of the objects that an object holds. */
const heldBy = `array(select part #>> '{}' from jsonb_each(inhalt) as property,
  jsonb_path_query(property.value, '$[*]') as part where (typ, property.key) in (${pairs.join()}))`

/**
 * SQL that brings the kept objects to what is public now. What has not changed keeps its time; what
 * is not public any more keeps its id and its times and nothing else.
 */
const bring = (limit: (column: string) => string) => `
  with clock as materialized (select date_trunc('second', clock_timestamp()) as now),
  found as materialized (select *, ${heldBy} as teile from (${publicObjects(limit)}) as objects),
  written as (
    insert into oparl_objekte as o (id, typ, quelle, gremium, inhalt, teile, angelegt, geaendert)
    select id, typ, quelle, gremium, inhalt, teile, now, now from found, clock
    on conflict (id) do update set quelle = excluded.quelle, gremium = excluded.gremium,
      inhalt = excluded.inhalt, teile = excluded.teile, geaendert = excluded.geaendert
      where o.inhalt is distinct from excluded.inhalt
    returning id
  ), gone as (
    update oparl_objekte o set inhalt = null, teile = '{}', geaendert = now from clock
    where o.inhalt is not null and ${limit('o.quelle')}
      and not exists (select from found where found.id = o.id)
    returning o.id
  )
  select id from written union all select id from gone`

const bringSome = bring((column) => `${column} = any(array(select unnest($1::uuid[])))`)

/** SQL that gives the objects that hold one that has changed the time of its change. */
const touchHolders = `
  update oparl_objekte o set geaendert = date_trunc('second', clock_timestamp())
  from (
    select holder.id from unnest($1::text[]) as changed(id) cross join lateral (
      select h.id from oparl_objekte h where h.teile @> array[changed.id]) as holder
    except select unnest($1::text[])
  ) as held where o.id = held.id`

const named = z.array(z.object({ id: z.string() }))
const literal = (ids: readonly string[]) => `{${ids.map((id) => `"${id}"`).join()}}`

async function idsOf(req: PayloadRequest, text: string, ids: readonly string[]): Promise<string[]> {
  const rows = await inTransaction(req, asSql({ text, values: [literal(ids)] }))
  return named.parse(rows).map(({ id }) => id)
}

async function write(req: PayloadRequest, text: string, ids: readonly string[]): Promise<number> {
  const changed = await idsOf(req, text, ids)
  if (changed.length > 0)
    await inTransaction(req, asSql({ text: touchHolders, values: [literal(changed)] }))
  return changed.length
}

/**
 * Brings what OParl shows of some documents, and of those that they are linked to, to what is public
 * now, in the transaction of their change.
 */
export async function keepOparl(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  await write(req, bringSome, await idsOf(req, affected, ids))
}

/** Documents that objects are made of, those that are gone among them. */
const everything = `
  select id::text from sitzungen union select id::text from vorlagen
  union select id::text from dokumente where bereich = 'rat'
  union select id::text from gremien union select id::text from raete
  union select quelle::text from oparl_objekte`

/** Documents that are compared at once: an editor's save waits for no more of them. */
const atOnce = 400

/**
 * The same of everything, in short transactions, each as the only writer; tells how many objects had
 * to change. Only what begins by itself, such as a seat in a committee, has changed by then.
 */
export async function keepAllOparl(payload: Payload): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(sql.raw(everything))
  const ids = named.parse(rows).map(({ id }) => id)
  let changed = 0
  for (let from = 0; from < ids.length; from += atOnce)
    changed += await oneTransaction(payload, async (req) => {
      await inTransaction(req, sql`select pg_advisory_xact_lock(${writersLock})`)
      return write(req, bringSome, ids.slice(from, from + atOnce))
    })
  return changed
}
