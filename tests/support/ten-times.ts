import type pg from 'pg'
import { z } from 'zod'
import { writePublic } from '../../apps/cms/src/editing/suche/texts.ts'

/** What every number of a copy is higher by, once for the first copy, twice for the second … */
const step = 1_000_000
const copies = 9

const column = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  isCounted: z.boolean(),
  isUnique: z.boolean(),
  refersTo: z.string().nullable(),
})
type Column = z.infer<typeof column>

const columnsOfAll = `
  with target as (
    select conrelid, conkey[1] as attnum, confrelid::regclass::text as to_table
    from pg_constraint where contype = 'f'),
  single as (
    select indrelid, unnest(indkey::int2[]) as attnum from pg_index
    where indisunique and not indisprimary)
  select c.relname::text as table, a.attname::text as name,
    format_type(a.atttypid, null) as type,
    coalesce(pg_get_expr(d.adbin, d.adrelid) like 'nextval%', false) as "isCounted",
    exists (select from single s where s.indrelid = c.oid and s.attnum = a.attnum) as "isUnique",
    t.to_table as "refersTo"
  from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join target t on t.conrelid = c.oid and t.attnum = a.attnum
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and c.relname !~ '^(_|payload_)'
  order by c.relname, a.attnum`

/** Columns by which a row belongs to another and is copied with it. */
const belonging = new Set(['_parent_id', 'parent_id', 'veranstaltung'])

/** Tables of everything that has a wire number, and of what belongs to it. */
function copiedTables(columns: readonly Column[]): Set<string> {
  const found = new Set(
    columns.flatMap(({ table, name, type }) =>
      name === 'nummer' && type === 'numeric' ? [table] : [],
    ),
  )
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const { table, name, refersTo } of columns)
      if (belonging.has(name) && refersTo !== null && found.has(refersTo)) found.add(table)
  }
  return found
}

function valueIn({ name, type, isUnique, refersTo }: Column, copied: Set<string>): string {
  const own = `"${name}"`
  if (name === 'id' || (refersTo !== null && copied.has(refersTo)))
    return `md5(${own}::text || '-' || copy)::${type}`
  if (name === 'nummer') return `${own} + copy * ${step}`
  if (name === 'pfad') return `rtrim(${own}, '/') || '-' || copy || '/'`
  return isUnique && type === 'character varying' ? `${own} || '-' || copy` : own
}

function copyOf(table: string, columns: readonly Column[], copied: Set<string>): string {
  const own = columns.filter((one) => one.table === table && !one.isCounted)
  const names = own.map(({ name }) => `"${name}"`).join()
  const values = own.map((one) => valueIn(one, copied)).join()
  return `insert into "${table}" (${names})
    select ${values} from "${table}", generate_series(1, ${copies}) as copy`
}

/**
 * Makes a town ten times its size: nine copies of every entry that has a number, each with its own
 * texts, rows and relations; what an entry refers to is copied with it, and all of it is found.
 */
export async function makeTenTimes(client: pg.Client): Promise<void> {
  const { rows } = await client.query(columnsOfAll)
  const columns = z.array(column).parse(rows)
  const copied = copiedTables(columns)
  await client.query('begin; set local session_replication_role = replica')
  for (const table of copied) await client.query(copyOf(table, columns, copied))
  for (const write of writePublic) await client.query(write)
  await client.query('commit')
  await client.query('analyze')
}
