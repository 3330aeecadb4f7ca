import { createReadStream } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import type { Dumped } from './dump-database.ts'
import { quote, readTables, schemas, type Table } from './tables.ts'

/** Letters of rows that go into one statement. */
const batchSize = 4_000_000

const names = z.array(z.string())
const key = z.object({ table: z.string(), name: z.string() })

/** True for a database in which nobody has made a table. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await readTables(client)).length === 0
  } finally {
    await client.end()
  }
}

function insertInto(table: Table, columns: readonly string[]): string {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]))
  const values = columns.map((name, at) => `(r ->> ${at})::${types.get(name) ?? 'text'}`)
  return `insert into ${table.sql} (${columns.map(quote).join(', ')}) overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) r`
}

/** Lines as they were written: only a line feed ends one, while JSON may hold other ends of lines raw. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const chunks: AsyncIterable<string> = createReadStream(file, 'utf8')
  let line: string[] = []
  for await (const chunk of chunks) {
    const [end = '', ...next] = chunk.split('\n')
    line.push(end)
    for (const begin of next) {
      yield line.join('')
      line = [begin]
    }
  }
  if (line.join('') !== '') throw new Error(`${file} ends in the middle of a row.`)
}

async function loadTable(client: pg.Client, table: Table, folder: string): Promise<void> {
  let insert: string | null = null
  let rows: string[] = []
  let size = 0
  const flush = async () => {
    if (insert !== null && rows.length > 0) await client.query(insert, [`[${rows.join(',')}]`])
    rows = []
    size = 0
  }
  for await (const line of linesOf(path.join(folder, table.file))) {
    if (insert === null) {
      insert = insertInto(table, names.parse(JSON.parse(line)))
      continue
    }
    rows.push(line)
    size += line.length
    if (size > batchSize) await flush()
  }
  await flush()
}

/**
 * Does work before the keys between tables are looked at, so that their order does not matter. They
 * are put off, not dropped: to drop hundreds at once takes nearly all locks that a usual server has.
 */
async function withLateKeys(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name
     from pg_constraint
     where contype = 'f' and not condeferrable and conparentid = 0
       and connamespace::regnamespace::text = any($1)`,
    [schemas],
  )
  const keys = z.array(key).parse(rows)
  for (const { table, name } of keys)
    await client.query(
      `alter table ${table} alter constraint ${name} deferrable initially deferred`,
    )
  await work()
  await client.query('set constraints all immediate')
  for (const { table, name } of keys)
    await client.query(`alter table ${table} alter constraint ${name} not deferrable`)
}

/** Does work while no trigger of ours acts: the log of public notices takes not even a truncation. */
async function withoutTriggers(
  client: pg.Client,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  for (const { sql } of tables) await client.query(`alter table ${sql} disable trigger user`)
  await work()
  for (const { sql } of tables) await client.query(`alter table ${sql} enable trigger user`)
}

async function fill(client: pg.Client, tables: readonly Table[], folder: string): Promise<void> {
  await client.query(`truncate ${tables.map(({ sql }) => sql).join(', ')}`)
  for (const table of tables) await loadTable(client, table, folder)
}

/**
 * Fills tables that this version has just made with what a backup of the same version holds: all of it
 * or nothing.
 */
export async function loadDatabase(
  url: string,
  folder: string,
  dumped: Pick<Dumped, 'sequences'>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'restore' })
  await client.connect()
  try {
    await client.query('begin')
    const tables = await readTables(client)
    await withoutTriggers(client, tables, () =>
      withLateKeys(client, () => fill(client, tables, folder)),
    )
    for (const { name, value } of dumped.sequences)
      if (value !== null) await client.query('select setval($1::regclass, $2)', [name, value])
    await client.query('commit')
  } finally {
    await client.end()
  }
}
