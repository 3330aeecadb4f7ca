import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { type ForeignServer, startForeignServer } from '../support/foreign-server.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment } from './content-api.ts'
import { png } from './uploading.ts'

// An import from a server that is not ours: it answers in its own way, and not always by the contract.

const main = path.resolve(import.meta.dirname, '../../apps/cms/src/commands/import/main.ts')
const run = promisify(execFile)

let foreign: ForeignServer
let target: Record<string, string>
let client: pg.Client
let report = ''

async function runImport(): Promise<string> {
  const env = { ...process.env, ...target, IMPORT_RAT_TOKEN: 'geheim' }
  const { stdout } = await run(process.execPath, [main, '--from', foreign.url], { env })
  return stdout
}

/** New, changed, alike and open entries of a type. */
function countsOf(typ: string, text: string): number[] {
  const [, ...counts] = new RegExp(`^${typ} +(\\d+) +(\\d+) +(\\d+) +(\\d+)$`, 'm').exec(text) ?? []
  return counts.map(Number)
}

async function rows(text: string): Promise<unknown[]> {
  return (await client.query<Record<string, unknown>>(text)).rows
}

const stored = () => rows('select nummer::int, filename, filesize::int from medien order by nummer')

beforeAll(async () => {
  const picture = (colour: string) => png(60, 40, colour)
  foreign = await startForeignServer(
    new Map([
      ['/media/bild-1.png', { data: await picture('#111111') }],
      ['/media/bild-2.png', { data: Buffer.from('<html>Anmelden</html>') }],
      ['/media/bild-5.png', { data: await picture('#555555'), etag: '"eins"' }],
    ]),
  )
  const { url } = await createDatabase()
  target = { ...cmsEnvironment(url), LOG_LEVEL: 'error' }
  client = new pg.Client({ connectionString: url })
  await client.connect()
  stopAfterFile(() => client.end())
  report = await runImport()
})

test('what keeps the contract is brought along, whatever the rest does', async () => {
  const cameras = await rows(`select w.nummer::int, w._status, l.titel, m.nummer::int as bild
    from webcams w join webcams_locales l on l._parent_id = w.id and l._locale = 'de'
    left join medien m on m.id = w.bild_id order by w.nummer`)
  expect(cameras).toEqual([
    { nummer: 11, _status: 'published', titel: 'Kamera 11', bild: null },
    { nummer: 12, _status: 'published', titel: 'Kamera 12', bild: 1 },
    { nummer: 16, _status: 'published', titel: 'Kamera 16', bild: null },
  ])
  expect(await stored()).toMatchObject([{ nummer: 1 }, { nummer: 5 }])
})

test('what did not fit is said in German, with its place', () => {
  const lines = report.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^medien: 2: Bitte laden Sie ein Bild/),
      expect.stringMatching(/^medien: 3: .*Die Quelle leitet weiter an http:\/\/127/),
      expect.stringMatching(/^medien: 4: \/media\/bild-4\.png: Die Quelle antwortet 404\.$/),
      expect.stringMatching(/^webcams: 14: webcams\/14: Die Quelle antwortet 500\.$/),
      expect.stringMatching(/^webcams: 15: Die Quelle führt es auf und hat es nicht$/),
      expect.stringMatching(/^webcams: 17: .*darf nichts eingebettet werden/),
      expect.stringMatching(/^webcams: 16: anders als in der Quelle bei bild/),
      expect.stringMatching(/^nicht_lesbar: webcams, Eintrag 13: text: Ungültige Eingabe/),
      expect.stringMatching(/^rubriken: rubriken: Die Antwort der Quelle ist kein JSON\.$/),
      expect.stringMatching(/^aktuelles: .*Die Quelle leitet weiter an/),
      expect.stringMatching(/^menu: .*: Die Quelle hat dieses Menü nicht$/),
    ]),
  )
  expect(report).not.toMatch(/\bat .*\.ts:|Invalid input|undefined is not/)
})

test('T65: nobody is followed to another host, and no token goes there', () => {
  expect(foreign.askedElsewhere).toEqual([])
})

test('F30: a second run changes nothing but what still differs, and fetches no file that is the same', async () => {
  const before = await stored()
  foreign.sent.length = 0
  const again = await runImport()
  expect(countsOf('medien', again)).toEqual([0, 0, 2, 3])
  expect(countsOf('webcams', again).slice(0, 1)).toEqual([0])
  expect(await stored()).toEqual(before)
  expect(foreign.sent).not.toContain('/media/bild-5.png')
})

test('a picture that was replaced under its number and address is fetched again', async () => {
  const before = await stored()
  foreign.files.set('/media/bild-1.png', { data: await png(80, 50) })
  foreign.files.set('/media/bild-5.png', { data: await png(90, 60), etag: '"zwei"' })
  expect(countsOf('medien', await runImport())).toEqual([0, 2, 0, 3])
  const sizes = await rows(
    'select nummer::int, width::int, height::int from medien order by nummer',
  )
  expect(sizes).toEqual([
    { nummer: 1, width: 80, height: 50 },
    { nummer: 5, width: 90, height: 60 },
  ])
  const names = (all: unknown[]) => all.map((one) => JSON.stringify(one))
  expect(names(await stored())).not.toEqual(names(before))
  expect(countsOf('medien', await runImport())).toEqual([0, 0, 2, 3])
})
