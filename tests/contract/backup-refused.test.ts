import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { hashFiles } from '../../apps/cms/src/commands/backup/manifest.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { command, everything, isEmpty, newServer, onDatabase } from './backups.ts'
import { copySmallTown } from './small-town-copy.ts'

// F24: what a backup does not hold is said, and a restore that cannot be done leaves nothing behind.

const bucket = {
  MEDIA_S3_ENDPOINT: 'http://127.0.0.1:9',
  MEDIA_S3_BUCKET: 'eimer',
  MEDIA_S3_KEY: 'key',
  MEDIA_S3_SECRET: 'secret',
}

let environment: Record<string, string>
const folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-backup-'))
const backup = path.join(folder, 'heute')

beforeAll(async () => {
  stopAfterFile(async () => rmSync(folder, { recursive: true }))
  ;({ environment } = await copySmallTown())
  // The first folder has room on a disk that is full, the last has not.
  writeFileSync(path.join(environment.MEDIA_DIR ?? '', 'klein.jpg'), '')
  writeFileSync(path.join(environment.ATTACHMENT_DIR ?? '', 'gross.jpg'), Buffer.alloc(100_000))
  expect((await command('main', environment, backup)).code).toBe(0)
})

test('F24: files in a bucket are left out, which is said, and not brought to where they do not belong', async () => {
  const to = path.join(folder, 'eimer')
  const made = await command('main', { ...environment, ...bucket }, to)
  expect(made.code).toBe(0)
  expect(made.text).toMatch(/not in it.* bucket eimer\.\n$/)
  expect(readdirSync(to)).toEqual(['datenbank', 'manifest.json'])
  const server = await newServer()
  const here = await command('restore', server, to)
  expect(here.code).toBe(1)
  expect(here.text).toMatch(/^The files .* lie in a bucket/)
  const there = await command('restore', { ...server, ...bucket }, backup)
  expect(there.code).toBe(1)
  expect(there.text).toMatch(/^The backup holds files/)
  expect(await everything(server.DATABASE_URL ?? '')).toEqual({})
  expect(isEmpty(server)).toBe(true)
})

test('F24: a disk that is full leaves nothing behind, so that the next try can begin', async () => {
  const server = await newServer()
  const limit = ['bash', '-c', 'ulimit -f 90 && exec "$@"', 'bash']
  const full = await command('restore', server, backup, limit)
  expect(full.code).toBe(1)
  expect(full.text).toContain('EFBIG')
  expect(isEmpty(server)).toBe(true)
  expect(await everything(server.DATABASE_URL ?? '')).toEqual({})
  expect((await command('restore', server, backup)).text).toMatch(/^\d+ files of /)
})

/** Runs a restore of the backup while its manifest says something else. */
async function restoreWith(server: Record<string, string>, change: (manifest: string) => string) {
  const manifest = path.join(backup, 'manifest.json')
  const said = readFileSync(manifest, 'utf8')
  writeFileSync(manifest, change(said))
  return command('restore', server, backup).finally(() => writeFileSync(manifest, said))
}

test('F24: a backup of another version, or of a town with another secret, is refused before anything is written', async () => {
  const server = await newServer()
  const version = await restoreWith(server, (said) =>
    said.replace('"migrations": [', '"migrations": ["andere",'),
  )
  expect(version.code).toBe(1)
  expect(version.text).toContain('another version')
  const other = { ...server, PAYLOAD_SECRET: 'another-one-'.padEnd(32, '0') }
  const secret = await command('restore', other, backup)
  expect(secret.code).toBe(1)
  expect(secret.text).toContain('another PAYLOAD_SECRET')
  expect(isEmpty(server)).toBe(true)
  expect(await everything(server.DATABASE_URL ?? '')).toEqual({})
})

test('F24: a restore that fails in the database takes the files away and says what to do', async () => {
  const server = await newServer()
  const table = path.join(backup, 'datenbank/public.seiten.jsonl')
  const rows = readFileSync(table, 'utf8')
  writeFileSync(table, rows.trimEnd())
  const hashes = await hashFiles(backup)
  const { code, text } = await restoreWith(server, (said) =>
    JSON.stringify({ ...JSON.parse(said), files: hashes }),
  )
  writeFileSync(table, rows)
  expect(code).toBe(1)
  expect(text).toContain('ends in the middle of a row')
  expect(text).toContain('Make the database anew')
  expect(isEmpty(server)).toBe(true)
})

test('F24: a restore whose migration fails takes the files away and says what to do', async () => {
  const server = await newServer()
  // What a first try left behind, or somebody made: no table, but in the way of one.
  await onDatabase(server.DATABASE_URL ?? '', `create type "enum_seiten_status" as enum ('a')`)
  const { code, text } = await command('restore', server, backup)
  expect(code).toBe(1)
  expect(text).toContain('Make the database anew')
  expect(isEmpty(server)).toBe(true)
})

test('F24: a disk that takes a part of the last rows alone makes no backup', async () => {
  const { DATABASE_URL = '' } = environment
  // More than a page at the end of a file: what no longer fits is not followed by anything.
  const long = `create table lang as select repeat('x', 100000) as text from generate_series(1, 100)`
  await onDatabase(DATABASE_URL, long)
  const to = path.join(folder, 'halb')
  const limit = ['bash', '-c', 'ulimit -f 9000 && exec "$@"', 'bash']
  const { code, text } = await command('main', environment, to, limit)
  await onDatabase(DATABASE_URL, 'drop table lang')
  expect(code).toBe(1)
  expect(text).toContain('EFBIG')
})

test('F24: a backup that would hold itself is refused', async () => {
  const to = path.join(environment.MEDIA_DIR ?? '', 'sicherung')
  const inside = await command('main', environment, to)
  rmSync(to, { recursive: true })
  expect(inside.code).toBe(1)
  expect(inside.text).toContain(' lies in ')
})
