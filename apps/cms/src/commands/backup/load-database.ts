import { createReadStream } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { type Dumped, readMigrations } from './dump-database.ts'
import { quote, readTables, schemas, type Table } from './tables.ts'

/** Letters of rows that go into one statement. */
const batchSize = 4_000_000

const names = z.array(z.string())
const key = z.object({ table: z.string(), name: z.string(), definition: z.string() })

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

/** Does work without the keys between tables, so that their order does not matter; then they hold again. */
async function withoutKeys(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1)`,
    [schemas],
  )
  const keys = z.array(key).parse(rows)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${name}`)
  await work()
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

async function loadTables(client: pg.Client, folder: string): Promise<void> {
  const tables = await readTables(client)
  // Before anything else: the log of public notices takes no truncation either.
  for (const { sql } of tables) await client.query(`alter table ${sql} disable trigger user`)
  await client.query(`truncate ${tables.map(({ sql }) => sql).join(', ')}`)
  for (const table of tables) await loadTable(client, table, folder)
  for (const { sql } of tables) await client.query(`alter table ${sql} enable trigger user`)
}

/**
 * Fills tables that this version has just made with what a backup holds: all of it or nothing. Only
 * the version that made a backup can read it, so its migrations have to be the same.
 */
export async function loadDatabase(url: string, folder: string, dumped: Dumped): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'restore' })
  await client.connect()
  try {
    const migrations = await readMigrations(client)
    if (migrations.join() !== dumped.migrations.join())
      throw new Error('The backup was made by another version: its migrations are others.')
    await client.query('begin')
    await withoutKeys(client, () => loadTables(client, folder))
    for (const { name, value } of dumped.sequences)
      if (value !== null) await client.query('select setval($1::regclass, $2)', [name, value])
    await client.query('commit')
  } finally {
    await client.end()
  }
}
