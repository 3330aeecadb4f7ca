import type pg from 'pg'
import { z } from 'zod'
import { jobSchema } from '../../platform/queue/kinds.ts'

/** A table of the database with the columns that somebody writes. */
export type Table = { file: string; sql: string; columns: { name: string; type: string }[] }

/** What belongs to a backup: the tables of the site and those of the jobs, mails among them. */
export const schemas = ['public', jobSchema]

const row = z.object({
  schema: z.string(),
  table: z.string(),
  column: z.string(),
  type: z.string(),
})

/** A name as SQL takes it. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Every table, its columns in their order; what the database computes by itself is left out. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as table, a.attname as column,
       format_type(a.atttypid, a.atttypmod) as type
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and n.nspname = any($1) and a.attgenerated = ''
     order by n.nspname, c.relname, a.attnum`,
    [schemas],
  )
  const tables = new Map<string, Table>()
  for (const { schema, table, column, type } of z.array(row).parse(rows)) {
    const file = `${schema}.${table}.jsonl`
    const known = tables.get(file) ?? {
      file,
      sql: `${quote(schema)}.${quote(table)}`,
      columns: [],
    }
    known.columns.push({ name: column, type })
    tables.set(file, known)
  }
  return [...tables.values()]
}
