import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { quote, readTables, schemas, type Table } from './tables.ts'

/** Rows that are held in memory at a time. */
const batch = 200

const line = z.object({ line: z.string() })
const named = z.object({ name: z.string() })

/** Where a sequence stands; null for one that gave no number yet. */
export const sequences = z.array(z.object({ name: z.string(), value: z.string().nullable() }))

/** What a backup says of its database. */
export type Dumped = { migrations: string[]; sequences: z.infer<typeof sequences> }

/** Rows as arrays of their columns' texts, which PostgreSQL reads again without loss. */
async function dumpTable(client: pg.Client, table: Table, folder: string): Promise<void> {
  const texts = table.columns.map(({ name }) => `${quote(name)}::text`).join(', ')
  const file = await open(path.join(folder, table.file), 'wx')
  try {
    // A disk that is nearly full takes a part of what is written, without an error: this asks again.
    await file.appendFile(`${JSON.stringify(table.columns.map(({ name }) => name))}\n`)
    await client.query(
      `declare lines no scroll cursor for select array_to_json(array[${texts}])::text as line from ${table.sql}`,
    )
    for (;;) {
      const { rows } = await client.query(`fetch ${batch} from lines`)
      if (rows.length === 0) break
      const lines = z.array(line).parse(rows)
      await file.appendFile(lines.map((one) => `${one.line}\n`).join(''))
    }
    await client.query('close lines')
    await file.sync()
  } finally {
    await file.close()
  }
}

async function readSequences(client: pg.Client): Promise<Dumped['sequences']> {
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any($1) order by 1`,
    [schemas],
  )
  return sequences.parse(rows)
}

/** Names of the migrations that made the tables, in their order. */
async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query('select name from payload_migrations order by name')
  return z
    .array(named)
    .parse(rows)
    .map(({ name }) => name)
}

/** Writes every table as it was at one moment: what others write at the same time is not in it. */
export async function dumpDatabase(url: string, folder: string): Promise<Dumped> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup' })
  await client.connect()
  try {
    await mkdir(folder)
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local datestyle = 'ISO'; set local timezone = 'UTC'`)
    for (const table of await readTables(client)) await dumpTable(client, table, folder)
    const dumped = {
      migrations: await readMigrations(client),
      sequences: await readSequences(client),
    }
    await client.query('commit')
    return dumped
  } finally {
    await client.end()
  }
}
