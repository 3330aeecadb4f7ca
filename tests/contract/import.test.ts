import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { requireSessions } from '../../apps/cms/src/commands/import/protected.ts'
import { openSource } from '../../apps/cms/src/commands/import/source.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { createDatabase, query } from '../support/postgres.ts'
import { startApiWithSessions, tokens } from './api-with-sessions.ts'
import { cmsEnvironment, openPayload } from './content-api.ts'
import { fillCouncil, fillIntranet } from './council.ts'
import { addSeries } from './import-events.ts'
import type { SmallTown } from './small-town.ts'
import { copySmallTown } from './small-town-copy.ts'

const main = path.resolve(import.meta.dirname, '../../apps/cms/src/commands/import/main.ts')
const run = promisify(execFile)

let payload: Payload
let town: SmallTown
let source: string
let website: string

/** The pictures and files of the source, as its website would serve them. */
async function serveMedia(folder: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const name = path.basename(request.url ?? '')
    const data = await readFile(path.join(folder, name)).catch(() => null)
    response.writeHead(data === null ? 404 : 200).end(data)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stopAfterFile(async () => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

type Environment = Record<string, string>

async function emptyTarget(): Promise<Environment> {
  const { url } = await createDatabase()
  return { ...cmsEnvironment(url), LOG_LEVEL: 'error' }
}

const withTokens = { IMPORT_RAT_TOKEN: tokens.rat, IMPORT_INTRANET_TOKEN: tokens.intranet }

async function importInto(env: Environment, media = ['--media', website]): Promise<string> {
  const args = [main, '--from', source, ...media]
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, ...env } })
  return stdout
}

/** Columns of the report by type: new, changed, alike, open. */
function countsIn(report: string): Map<string, number[]> {
  const rows = [...report.matchAll(/^(\w+) +(\d+) +(\d+) +(\d+) +(\d+)$/gm)]
  return new Map(rows.map(([, typ = '', ...counts]) => [typ, counts.map(Number)]))
}

function openIn(report: string): string[] {
  return report.split('\n\n').at(-1)?.trim().split('\n').filter(Boolean) ?? []
}

/** Types of which a run made or changed something, or left something open. */
function touchedIn(report: string): [string, number[]][] {
  return [...countsIn(report)].filter(([, [neu, geaendert, , open]]) => neu || geaendert || open)
}

let target: Environment

beforeAll(async () => {
  const copy = await copySmallTown()
  const { environment } = copy
  town = copy.town
  payload = await openPayload(environment)
  await addSeries(payload)
  await fillCouncil(payload)
  await fillIntranet(payload)
  source = await startApiWithSessions(payload, environment.DATABASE_URL ?? '')
  website = await serveMedia(environment.MEDIA_DIR ?? '')
  target = await emptyTarget()
})

test('an import fills an empty database with every type and leaves no difference', async () => {
  const report = await importInto({ ...target, ...withTokens })
  expect(openIn(report)).toEqual([])
  const counts = countsIn(report)
  const empty = [...counts].filter(([, [neu = 0, geaendert = 0]]) => neu + geaendert === 0)
  expect(empty.map(([typ]) => typ)).toEqual([])
  expect(counts.get('veranstaltungen')?.[0]).toBeGreaterThan(12)
  for (const token of Object.values(tokens)) expect(report).not.toContain(token)
})

test('F30: a second import finds everything alike and changes nothing', async () => {
  expect(touchedIn(await importInto({ ...target, ...withTokens }))).toEqual([])
})

test('without tokens what changed in public is brought along, and nothing else', async () => {
  const { docs } = await payload.find({
    collection: 'veranstaltungen',
    where: { nummer: { equals: town.concert } },
    overrideAccess: true,
    depth: 0,
  })
  await payload.update({
    collection: 'veranstaltungen',
    id: docs[0]?.id ?? '',
    locale: 'de',
    overrideAccess: true,
    data: { preis: '14 Euro', _status: 'published' },
  })
  const report = await importInto(target)
  const counts = touchedIn(report).map(([typ, [neu, geaendert]]) => [typ, neu, geaendert])
  expect(counts).toEqual([['veranstaltungen', 0, 1]])
  expect(report).toMatch(/^Ohne IMPORT_RAT_TOKEN nicht gelesen: nicht öffentliche Sitzungen/m)
  expect(report).toMatch(/^Ohne IMPORT_INTRANET_TOKEN nicht gelesen: das Intranet/m)
})

test('wrong addresses and tokens are refused before anything is written', async () => {
  const old = openSource(source, website, { rat: 'abgelaufen' })
  await expect(requireSessions(old)).rejects.toThrow('Token in IMPORT_RAT_TOKEN nicht')
  const empty = await emptyTarget()
  await expect(importInto(empty, [])).rejects.toThrow(/--media https:/)
  const nowhere = run(process.execPath, [main, '--from', 'nirgends'], {
    env: { ...process.env, ...empty },
  })
  await expect(nowhere).rejects.toThrow('--from')
  const isEmpty = 'not exists (select from medien union all select from seiten)'
  await query(empty.DATABASE_URL ?? '', `do $$ begin assert ${isEmpty}; end $$`)
})
