import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { stopAfterFile } from '../support/leftovers.ts'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment } from './content-api.ts'
import { addSeries } from './import-events.ts'
import { type RunningTown, startTown } from './running-town.ts'

const cms = path.resolve(import.meta.dirname, '../../apps/cms/src')
const run = promisify(execFile)

let source: RunningTown
let website: string
let target: NodeJS.ProcessEnv

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

async function importOnce(): Promise<string> {
  const args = [path.join(cms, 'import/main.ts'), '--from', source.api.url, '--media', website]
  const { stdout } = await run(process.execPath, args, { env: target })
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

beforeAll(async () => {
  source = await startTown()
  await addSeries(source.payload)
  website = await serveMedia(source.mediaDir)
  const { url } = await createDatabase()
  target = { ...process.env, ...cmsEnvironment(url), LOG_LEVEL: 'error' }
  await run(process.execPath, [path.join(cms, 'migrate.ts')], { env: target })
})

let first = ''

test('an import fills an empty database and leaves no difference', async () => {
  first = await importOnce()
  expect(openIn(first)).toEqual([])
  const counts = countsIn(first)
  expect(counts.get('veranstaltungen')?.[0]).toBeGreaterThan(1)
  expect(counts.get('seiten')?.[0]).toBeGreaterThan(4)
  expect(counts.get('medien')?.[0]).toBeGreaterThan(1)
}, 120_000)

test('a second import finds everything alike and changes nothing', async () => {
  const counts = countsIn(await importOnce())
  expect([...counts].filter(([, [neu, geaendert, , open]]) => neu || geaendert || open)).toEqual([])
}, 120_000)

test('what changed at the source is brought along, and nothing else', async () => {
  const { payload, town } = source
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
  const counts = countsIn(await importOnce())
  const changed = [...counts].filter(([, [neu, geaendert]]) => neu || geaendert)
  expect(changed.map(([typ, [neu, geaendert]]) => [typ, neu, geaendert])).toEqual([
    ['veranstaltungen', 0, 1],
  ])
}, 120_000)

test('an address that is none is said so', async () => {
  const args = [path.join(cms, 'import/main.ts'), '--from', 'nirgends']
  await expect(run(process.execPath, args, { env: target })).rejects.toThrow('--from')
})
