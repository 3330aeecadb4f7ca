import { execFile } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { calls } from '@kurstadt/contract'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { hashFiles } from '../../apps/cms/src/commands/backup/manifest.ts'
import { readTables } from '../../apps/cms/src/commands/backup/tables.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { createDatabase } from '../support/postgres.ts'
import { type ApiProcess, cmsEnvironment, startApi } from './content-api.ts'
import { copySmallTown } from './small-town-copy.ts'

// F24: one command takes everything along, another one brings it back into nothing, and the town
// says what it said before.

const run = promisify(execFile)
const hashed = z.object({ rows: z.string() })
const commands = path.resolve(import.meta.dirname, '../../apps/cms/src/commands/backup')

type Environment = Record<string, string>
type Ended = { code: number; text: string }

let environment: Environment
const folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-backup-'))
const backup = path.join(folder, 'heute')

async function command(name: 'main' | 'restore', env: Environment, to = backup): Promise<Ended> {
  try {
    const options = { env: { ...process.env, ...env, LOG_LEVEL: 'fatal' } }
    const { stdout } = await run(process.execPath, [path.join(commands, `${name}.ts`), to], options)
    return { code: 0, text: stdout }
  } catch (error) {
    const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    return { code: 1, text }
  }
}

/** A server on which nobody has installed anything yet. */
async function newServer(): Promise<Environment> {
  const { url } = await createDatabase({ isEmpty: true })
  return cmsEnvironment(url)
}

/** Every row of every table, and where the numbers stand. */
async function everything(url: string): Promise<Record<string, string>> {
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

/** What a visitor can read: every page of the sitemap, and the lists behind them. */
async function crawl(api: ApiProcess): Promise<Map<string, string>> {
  const said = new Map<string, string>()
  const read = async (address: string) => {
    const answer = await api.get(`/api/cms/${address}`)
    said.set(address, `${answer.status} ${await answer.text()}`)
  }
  await read('sitemap')
  const sitemap = calls.sitemap.answer.parse(await (await api.get('/api/cms/sitemap')).json())
  for (const { href } of sitemap.data) await read(`route?url=${encodeURIComponent(href)}`)
  for (const list of ['aemter', 'veranstaltungen', 'mitarbeiter', 'aktuelles', 'wegweiser'])
    for (const sprache of ['de', 'en']) await read(`${list}?sprache=${sprache}`)
  return said
}

/** Signs that a text format loses easily, bytes, and what is empty in two ways. */
const awkward = `
  create table public.sperrig (
    id int generated always as identity primary key, vorgaenger int references sperrig (id),
    text varchar, bytes bytea, liste text[], json jsonb, zeit timestamptz(3),
    doppelt int generated always as (id * 2) stored);
  insert into sperrig (vorgaenger, text, bytes, liste, json, zeit) values
    (2, e'a\\tb\\n\\\\N "c" ''d'' {e} ü 🚂 \u2028 \u2029 \\r', '\\x00ff5c22', array['', null, 'x,"y'], 'null', 'infinity'),
    (1, '', '', '{}', '{"a": [1.10, null]}', '2026-10-25 02:30:00.123+01'),
    (null, null, null, null, null, null)`

async function onDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

beforeAll(async () => {
  stopAfterFile(async () => rmSync(folder, { recursive: true }))
  // Nobody has it open: what is running writes by itself, and there would be two moments to compare.
  ;({ environment } = await copySmallTown())
})

test('F24: what is backed up, lost and restored says what it said before', async () => {
  expect((await command('main', environment)).code).toBe(0)
  const server = await newServer()
  expect(await command('restore', server)).toMatchObject({ code: 0 })
  expect(await everything(server.DATABASE_URL ?? '')).toEqual(
    await everything(environment.DATABASE_URL ?? ''),
  )
  for (const name of ['MEDIA_DIR', 'DOCUMENT_DIR', 'ATTACHMENT_DIR'])
    expect(await hashFiles(server[name] ?? '')).toEqual(await hashFiles(environment[name] ?? ''))
  const before = await crawl(await startApi(environment))
  expect(before.size).toBeGreaterThan(20)
  expect(await crawl(await startApi(server))).toEqual(before)
})

test('F24: an installation that is in use is not restored over', async () => {
  const server = await newServer()
  const used = await command('restore', { ...server, DATABASE_URL: environment.DATABASE_URL ?? '' })
  expect(used).toEqual({ code: 1, text: 'The database has tables already.\n' })
  writeFileSync(path.join(server.MEDIA_DIR ?? '', 'bild.jpg'), '')
  expect((await command('restore', server)).text).toMatch(/^Not empty: /)
  expect((await command('main', environment)).text).toContain('is not empty')
})

test('F24: a backup that is damaged, or was broken off, is refused before anything is written', async () => {
  const server = await newServer()
  const file = path.join(backup, 'datenbank', 'public.seiten.jsonl')
  const whole = readFileSync(file)
  appendFileSync(file, '\n')
  expect(await command('restore', server)).toEqual({
    code: 1,
    text: 'The backup is damaged: datenbank/public.seiten.jsonl\n',
  })
  writeFileSync(file, whole)
  const manifest = path.join(backup, 'manifest.json')
  const said = readFileSync(manifest)
  rmSync(manifest)
  expect((await command('restore', server)).code).toBe(1)
  expect(await everything(server.DATABASE_URL ?? '')).toEqual({})
  writeFileSync(manifest, said)
})

test('F24: rows keep every sign, and keys hold again', async () => {
  const { dumpDatabase } = await import('../../apps/cms/src/commands/backup/dump-database.ts')
  const { loadDatabase } = await import('../../apps/cms/src/commands/backup/load-database.ts')
  const [one, other] = await Promise.all([createDatabase(), createDatabase()])
  await onDatabase(one.url, awkward)
  await onDatabase(other.url, `${awkward}; drop table if exists nichts`)
  await onDatabase(other.url, `update sperrig set text = 'anders', bytes = '\\x01'`)
  const to = path.join(folder, 'sperrig')
  const dumped = await dumpDatabase(one.url, to)
  await loadDatabase(other.url, to, dumped)
  expect(await everything(other.url)).toEqual(await everything(one.url))
  await expect(onDatabase(other.url, 'delete from sperrig where id = 1')).rejects.toThrow(
    'foreign key',
  )
  await expect(loadDatabase(other.url, to, { ...dumped, migrations: ['andere'] })).rejects.toThrow(
    'another version',
  )
})
