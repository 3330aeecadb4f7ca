import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { stopAfterFile } from '../support/leftovers.ts'
import { createDatabase } from '../support/postgres.ts'

const script = path.resolve(import.meta.dirname, '../../apps/cms/src/commands/migrate.ts')

function migrate(databaseUrl: string): ChildProcess {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'only-for-tests-'.padEnd(32, '0'),
    LOG_LEVEL: 'fatal',
    NODE_ENV: 'production',
  } as const
  const child = spawn(process.execPath, [script], { env, stdio: 'ignore' })
  stopAfterFile(async () => void child.kill('SIGKILL'))
  return child
}

async function ended(child: ChildProcess): Promise<unknown> {
  await once(child, 'exit')
  return child.exitCode
}

/** Everything the database says of itself, and what it thinks has been migrated. */
async function shapeOf(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const columns = await client.query(
      `select table_name, column_name, data_type, is_nullable from information_schema.columns
       where table_schema = 'public' order by 1, 2`,
    )
    const indexes = await client.query(
      "select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1",
    )
    const done = await client.query('select name from payload_migrations order by name')
    return { columns: columns.rows, indexes: indexes.rows, done: done.rows }
  } finally {
    await client.end()
  }
}

/** A database that was migrated in peace. */
async function migrated() {
  const { url } = await createDatabase({ isEmpty: true })
  expect(await ended(migrate(url))).toBe(0)
  return shapeOf(url)
}

test('two nodes that migrate at once do it once (F23)', async () => {
  const { url } = await createDatabase({ isEmpty: true })
  const both = [migrate(url), migrate(url)]
  expect(await Promise.all(both.map(ended))).toEqual([0, 0])
  expect(await shapeOf(url)).toEqual(await migrated())
})

/** Waits until a migration has begun to write, so that the kill falls into its middle. */
async function untilWriting(databaseUrl: string, tables: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const locks = `select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.mode = 'AccessExclusiveLock'`
  for (let count = 0; count < tables; await sleep(2)) {
    const { rows } = await client.query<{ n: number }>(locks)
    count = rows[0]?.n ?? 0
  }
  await client.end()
}

test('killed in the middle of a migration: the next one brings the database to its end (F23)', async () => {
  const { url } = await createDatabase({ isEmpty: true })
  for (const tables of [1, 20, 60]) {
    const child = migrate(url)
    const end = ended(child)
    await Promise.race([untilWriting(url, tables), end])
    child.kill('SIGKILL')
    await end
  }
  expect(await ended(migrate(url))).toBe(0)
  expect(await shapeOf(url)).toEqual(await migrated())
})
