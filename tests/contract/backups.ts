import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { z } from 'zod'
import { readTables } from '../../apps/cms/src/commands/backup/tables.ts'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment } from './content-api.ts'

const run = promisify(execFile)
const hashed = z.object({ rows: z.string() })
const commands = path.resolve(import.meta.dirname, '../../apps/cms/src/commands/backup')

type Environment = Record<string, string>
type Ended = { code: number; text: string }

/** Folders of files, by their variables. */
export const folderNames = ['MEDIA_DIR', 'DOCUMENT_DIR', 'ATTACHMENT_DIR']

/** True when none of its folders holds a file. */
export const isEmpty = (server: Environment) =>
  folderNames.every((name) => readdirSync(server[name] ?? '').length === 0)

/** Backs up to a folder, or restores from it; `limit` is a command that it is started by. */
export async function command(
  name: 'main' | 'restore',
  env: Environment,
  to: string,
  limit: readonly string[] = [],
): Promise<Ended> {
  try {
    const options = { env: { ...process.env, ...env, LOG_LEVEL: 'fatal' } }
    const script = [process.execPath, path.join(commands, `${name}.ts`), to]
    const [program = '', ...args] = [...limit, ...script]
    const { stdout } = await run(program, args, options)
    return { code: 0, text: stdout }
  } catch (error) {
    const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    return { code: 1, text }
  }
}

/** A server on which nobody has installed anything yet. */
export async function newServer(): Promise<Environment> {
  const { url } = await createDatabase({ isEmpty: true })
  return cmsEnvironment(url)
}

/** Every row of every table, and where the numbers stand. */
export async function everything(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found: Record<string, string> = {}
    for (const { file, sql } of await readTables(client)) {
      const { rows } = await client.query(
        `select coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as rows from ${sql} t`,
      )
      found[file] = hashed.parse(rows[0]).rows
    }
    const { rows } = await client.query(
      'select sequencename as name, last_value::text as value from pg_sequences order by schemaname, 1',
    )
    for (const { name, value } of rows) found[String(name)] = String(value)
    return found
  } finally {
    await client.end()
  }
}

/** Says something to a database. */
export async function onDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
