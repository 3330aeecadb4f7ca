import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import {
  type ForeignServer,
  foreignMedium,
  foreignWebcam,
  startForeignServer,
} from '../support/foreign-server.ts'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, openPayload } from './content-api.ts'
import { png } from './uploading.ts'
import { german, numberOf, published } from './writing.ts'

// What editors here make and change between two imports.

const main = path.resolve(import.meta.dirname, '../../apps/cms/src/commands/import/main.ts')
const run = promisify(execFile)

let foreign: ForeignServer
let target: Record<string, string>
let payload: Payload

async function runImport(...more: string[]): Promise<string[]> {
  const env = { ...process.env, ...target }
  const { stdout } = await run(process.execPath, [main, '--from', foreign.url, ...more], { env })
  return stdout.split('\n')
}

/** An entry as editors see it: its newest version. */
async function entry(collection: CollectionSlug, nummer: number) {
  const where = { nummer: { equals: nummer } }
  const { docs } = await payload.find({ collection, where, draft: true, ...german })
  const doc: object = docs[0] ?? {}
  return { id: '', ...doc }
}

/** Changes a camera of the source. */
function changeSource(id: number, more: object): void {
  const at = foreign.webcams.findIndex((one) => one.id === id)
  foreign.webcams[at] = foreignWebcam(id, more)
}

async function changeHere(nummer: number, data: object): Promise<void> {
  const { id } = await entry('webcams', nummer)
  await payload.update({ collection: 'webcams', id, ...german, data: { ...data } })
}

const camera = { url: 'https://webcam.bad-silberbronn.example/', standort: 'Markt', sortierung: 1 }

beforeAll(async () => {
  foreign = await startForeignServer(
    new Map([
      ['/media/bild-1.png', { data: await png(60, 40, '#111111') }],
      ['/media/bild-5.png', { data: await png(60, 40, '#555555') }],
      ['/media/bild-6.png', { data: await png(60, 40, '#666666') }],
    ]),
  )
  const { url } = await createDatabase()
  target = { ...cmsEnvironment(url), LOG_LEVEL: 'error' }
  await runImport()
  payload = await openPayload(target)
})

test('pictures that the source itself does not have are no reason to refuse a further run', async () => {
  expect(await runImport()).toContainEqual(expect.stringMatching(/^medien: 4: .*antwortet 404/))
})

test('what was made here under a number that the source gives as well stays, and is named', async () => {
  const data = await png(80, 50, '#00ff00')
  const file = { name: 'start.png', data, mimetype: 'image/png', size: data.length }
  const words = { nummer: 6, titel: 'Startbild', alt: 'Das Kurhaus', copyright: 'Stadt' }
  const lizenz = 'eigene-aufnahme' as const
  await payload.create({ collection: 'medien', ...german, file, data: { ...words, lizenz } })
  const own = { ...camera, nummer: 18, titel: 'Entwurf', _status: 'draft' as const }
  await payload.create({ collection: 'webcams', ...german, data: own })
  foreign.media.push(foreignMedium(6))
  const shown = foreignMedium(6).bild
  foreign.webcams.push(foreignWebcam(18), foreignWebcam(19, { bild: shown }))
  const lines = await runImport()
  expect(await entry('medien', 6)).toMatchObject({ alt: 'Das Kurhaus', width: 80 })
  expect(await entry('webcams', 18)).toMatchObject({ titel: 'Entwurf', _status: 'draft' })
  expect(await entry('webcams', 19)).toMatchObject({ titel: 'Kamera 19', bild: null })
  for (const name of ['medien:6', 'webcams:18'])
    expect(
      lines.filter((line) => line.includes(`mit keinem Import kam`) && line.endsWith(name)),
    ).toHaveLength(1)
})

test('what was changed or drafted here since the last import stays, and is named', async () => {
  await changeHere(11, { titel: 'Hier genannt', ...published })
  await payload.update({
    collection: 'webcams',
    id: (await entry('webcams', 12)).id,
    ...german,
    draft: true,
    data: { titel: 'Vorgemerkt' },
  })
  changeSource(11, { standort: 'Bad' })
  changeSource(12, { standort: 'Bad' })
  changeSource(19, { standort: 'Bad' })
  const lines = await runImport()
  expect(await entry('webcams', 11)).toMatchObject({ titel: 'Hier genannt', standort: 'Kurpark' })
  expect(await entry('webcams', 12)).toMatchObject({ titel: 'Vorgemerkt', standort: 'Kurpark' })
  expect(await entry('webcams', 19)).toMatchObject({ standort: 'Bad' })
  for (const name of ['webcams:11', 'webcams:12'])
    expect(
      lines.filter((line) => line.includes('seit dem letzten Import') && line.endsWith(name)),
    ).toHaveLength(1)
})

test('what is named to be overwritten is taken from the source, and nothing else', async () => {
  const gone = foreign.webcams.findIndex(({ id }) => id === 19)
  foreign.webcams.splice(gone, 1)
  const lines = await runImport('--overwrite', 'webcams:11, webcam:12')
  expect(lines).toContain('overwrite: webcam:12: gibt es an der Quelle oder hier nicht')
  expect(lines.filter((line) => line.startsWith('overwrite:'))).toHaveLength(1)
  expect(lines).toContain('webcams: nur hier: 19 (an der Quelle nicht mehr zu finden)')
  expect(await entry('webcams', 11)).toMatchObject({ titel: 'Kamera 11', standort: 'Bad' })
  expect(await entry('webcams', 12)).toMatchObject({ titel: 'Vorgemerkt', standort: 'Kurpark' })
})

test('numbers here go on far behind those of the source', async () => {
  const made = await payload.create({
    collection: 'webcams',
    ...german,
    data: { ...camera, titel: 'Neu' },
  })
  expect(numberOf(made)).toBeGreaterThan(10_000)
})
