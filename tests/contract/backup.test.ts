import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { hashFiles } from '../../apps/cms/src/commands/backup/manifest.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { createDatabase } from '../support/postgres.ts'
import { command, everything, folderNames, newServer, onDatabase } from './backups.ts'
import { type ApiProcess, startApi } from './content-api.ts'
import { copySmallTown } from './small-town-copy.ts'

// F24: one command takes everything along, another one brings it back into nothing, and the town
// says what it said before.

let environment: Record<string, string>
const folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-backup-'))
const backup = path.join(folder, 'heute')

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

beforeAll(async () => {
  stopAfterFile(async () => rmSync(folder, { recursive: true }))
  // Nobody has it open: what is running writes by itself, and there would be two moments to compare.
  ;({ environment } = await copySmallTown())
  // The town itself has pictures alone.
  for (const name of folderNames)
    writeFileSync(path.join(environment[name] ?? '', 'akte-äöü.bin'), name)
})

test('F24: what is backed up, lost and restored says what it said before', async () => {
  mkdirSync(backup)
  chmodSync(backup, 0o755)
  const made = await command('main', environment, backup)
  expect(made.code).toBe(0)
  expect(made.text).toMatch(/^\d+ files in .*\n$/)
  const server = await newServer()
  // What it says is why where it fails.
  expect((await command('restore', server, backup)).text).toMatch(/^\d+ files of .*\n$/)
  expect(await everything(server.DATABASE_URL ?? '')).toEqual(
    await everything(environment.DATABASE_URL ?? ''),
  )
  for (const name of folderNames) {
    const files = await hashFiles(server[name] ?? '')
    expect([name, Object.keys(files)]).toEqual([name, expect.arrayContaining(['akte-äöü.bin'])])
    expect(files).toEqual(await hashFiles(environment[name] ?? ''))
  }
  const before = await crawl(await startApi(environment))
  expect(before.size).toBeGreaterThan(20)
  expect(await crawl(await startApi(server))).toEqual(before)
})

test('F24: nobody else on the machine reads a backup', () => {
  const tables = path.join(backup, 'datenbank')
  const places = [...readdirSync(backup), ...readdirSync(tables).map((name) => `datenbank/${name}`)]
  expect(places.length).toBeGreaterThan(20)
  for (const place of ['', 'manifest.json', ...places.filter((one) => one.includes('datenbank'))])
    expect([place, statSync(path.join(backup, place)).mode & 0o077]).toEqual([place, 0])
})

test('F24: an installation that is in use is not restored over', async () => {
  const server = await newServer()
  const used = await command(
    'restore',
    { ...server, DATABASE_URL: environment.DATABASE_URL ?? '' },
    backup,
  )
  expect(used).toEqual({ code: 1, text: 'The database has tables already.\n' })
  writeFileSync(path.join(server.MEDIA_DIR ?? '', 'bild.jpg'), '')
  expect((await command('restore', server, backup)).text).toMatch(/^Not empty: /)
  expect((await command('main', environment, backup)).text).toContain('is not empty')
})

test('F24: a backup that is damaged, or was broken off, is refused before anything is written', async () => {
  const server = await newServer()
  const file = path.join(backup, 'datenbank', 'public.seiten.jsonl')
  const whole = readFileSync(file)
  appendFileSync(file, '\n')
  expect(await command('restore', server, backup)).toEqual({
    code: 1,
    text: 'The backup is damaged: datenbank/public.seiten.jsonl\n',
  })
  writeFileSync(file, whole)
  const manifest = path.join(backup, 'manifest.json')
  const said = readFileSync(manifest)
  rmSync(manifest)
  expect((await command('restore', server, backup)).code).toBe(1)
  expect(await everything(server.DATABASE_URL ?? '')).toEqual({})
  writeFileSync(manifest, said)
})

test('F24: no file is removed while a backup counts on it', async () => {
  Object.assign(process.env, environment)
  const media = await import('../../apps/cms/src/platform/media/index.ts')
  const file = path.join(environment.MEDIA_DIR ?? '', 'ersetzt.jpg')
  writeFileSync(file, '')
  await onDatabase(
    environment.DATABASE_URL ?? '',
    `insert into media_leftovers (store, name, due) values ('medien', 'ersetzt.jpg', now())`,
  )
  await media.withoutSweeps(async () => {
    expect(await media.sweepLeftovers()).toBe(0)
    expect(existsSync(file)).toBe(true)
  })
  expect(await media.sweepLeftovers()).toBe(1)
  expect(existsSync(file)).toBe(false)
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
})
