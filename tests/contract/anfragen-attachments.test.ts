import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { errorBody } from '@kurstadt/contract'
import { formSamples } from '@kurstadt/contract/examples'
import { beforeAll, expect, test } from 'vitest'
import { jpegWithPlace, marker, pngThatClaims } from '../support/sample-pictures.ts'
import { openTaking, type Taking, travelling } from './anfragen.ts'
import { filesOf, keptWith, onWire, requestOf } from './attachments.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { png, sendFile } from './uploading.ts'
import { local } from './writing.ts'

// What comes with requests: up to five photos of damage, the picture of a suggested event (spec 2.6,
// 2.7; T45, T46, T47, T67).

let town: Taking
let office: BackOffice

beforeAll(async () => {
  town = await openTaking()
  office = await openBackOffice(town.databaseUrl)
})

const damage = formSamples.schaden.fields

const filesIn = (kind: 'ATTACHMENT_DIR' | 'MEDIA_DIR') => filesOf(town, kind)
const report = (fotos: unknown, more: object = {}) =>
  town.post('schaden', { ...damage, fotos, ...travelling(), ...more })
const idOf = (response: Response) => requestOf(town, response)
const attachmentsOf = (id: string) => keptWith(town, id)

test('five photos are kept with the report and its letters, apart from what everybody may see', async () => {
  const before = await town.counts()
  const photo = await jpegWithPlace()
  const names = ['a.jpg', '../../b.jpg', '\u202egnp.exe', 'd'.repeat(400), 'Straße 5.jpg']
  const id = await idOf(await report(names.map((name) => onWire(name, photo))))
  const after = await town.counts()
  expect(after.map((count, index) => count - (before[index] ?? 0)).slice(0, 4)).toEqual([
    1, 0, 5, 2,
  ])
  const kept = await attachmentsOf(id)
  const files = kept.map(({ filename }) => String(filename))
  for (const name of files) expect(name).toMatch(/^[a-z0-9-]+-[0-9a-f]{12}\.jpg$/)
  expect(await filesIn('ATTACHMENT_DIR')).toEqual(expect.arrayContaining(files))
  expect(await filesIn('MEDIA_DIR')).toEqual([])
  const { daten } = await town.payload.findByID({ collection: 'anfragen', id, ...local })
  expect(daten).not.toHaveProperty('fotos')
})

test('T46: where and with what a photo was taken is gone', async () => {
  const photo = await jpegWithPlace()
  expect(photo.includes(marker)).toBe(true)
  const [kept] = await attachmentsOf(await idOf(await report([onWire('a.jpg', photo)])))
  const folder = town.environment.ATTACHMENT_DIR ?? ''
  const stored = await readFile(path.join(folder, kept?.filename ?? ''))
  expect(stored.includes(marker)).toBe(false)
  expect(stored.includes('Exif')).toBe(false)
})

test('F12: a report that is sent twice has its photos once', async () => {
  const body = { ...damage, fotos: [onWire('a.png', await png(60, 40))], ...travelling() }
  const [one, two] = await Promise.all([town.post('schaden', body), town.post('schaden', body)])
  const [first, second] = [await idOf(one), await idOf(two)]
  expect(second).toBe(first)
  expect(await attachmentsOf(first)).toHaveLength(1)
})

test('T45, T46: photos that are refused are named with the reason, and nothing is kept', async () => {
  const [before, files] = [await town.counts(), await filesIn('ATTACHMENT_DIR')]
  const good = await png(800, 600)
  const gif = Buffer.from('GIF89a')
  const large = Buffer.concat([good, Buffer.alloc(10_000_001)])
  const cases: [string, [string, Buffer][], string][] = [
    [
      'kinds',
      [
        ['a.png', good],
        ['b.gif', gif],
        ['c.svg', Buffer.from('<svg/>')],
      ],
      'datei_art b.gif\ndatei_art c.svg',
    ],
    [
      'sizes',
      [
        ['zu groß.png', large],
        ['b.gif', gif],
      ],
      'datei_gross zu groß.png\ndatei_art b.gif',
    ],
    [
      'half a picture',
      [
        ['a.png', good],
        ['halb.png', good.subarray(0, 300)],
      ],
      'datei_art halb.png',
    ],
    ['41 megapixels', [['bombe.png', pngThatClaims(8_000, 5_125)]], 'datei_gross bombe.png'],
    ['six of them', Array.from({ length: 6 }, () => ['a.png', good]), 'dateien_zahl'],
    [
      'more than 25 MB',
      Array.from({ length: 3 }, () => ['a.png', Buffer.concat([good, Buffer.alloc(8_400_000)])]),
      'dateien_gross',
    ],
    ['odd names', [['\u202ex\n.gif', gif]], 'datei_art x.gif'],
  ]
  for (const [what, photos, problem] of cases) {
    const response = await report(photos.map(([name, data]) => onWire(name, data)))
    const { error } = errorBody.parse(await response.json())
    expect([what, response.status, error.fields]).toEqual([what, 400, { fotos: problem }])
  }
  expect([await town.counts(), await filesIn('ATTACHMENT_DIR')]).toEqual([before, files])
})

test('what is no list of pictures is refused at its field', async () => {
  for (const fotos of ['x', 7, [7], [{ name: 'a.png' }], [{ name: 'a', daten: '%%%' }]]) {
    const response = await report(fotos)
    expect([response.status, errorBody.parse(await response.json()).error.fields]).toEqual([
      400,
      { fotos: 'ungueltig' },
    ])
  }
})

test('where it is, an address says or the place of the device; one of them is needed', async () => {
  const nowhere = await report([], { ort: '', standort: '' })
  expect(errorBody.parse(await nowhere.json()).error.fields).toEqual({ ort: 'fehlt' })
  const photos = [onWire('a.png', await png(60, 40)), onWire('b.png', await png(61, 40))]
  const pointed = await idOf(await report(photos, { ort: '', standort: '48.75123, 8.55121' }))
  const letters = await town.client.query<{ text: string }>(
    'select text from mails where anlass = $1',
    [`anfrage:${pointed}:amt`],
  )
  expect(letters.rows[0]?.text).toContain('Standort (Breite, Länge): 48.75123, 8.55121\n')
  expect(letters.rows[0]?.text).toMatch(/^Was ist betroffen\? \S/m)
  expect(letters.rows[0]?.text).toContain(
    'Bilder: 2\nKarte:\nhttps://www.openstreetmap.org/?mlat=48.75123&mlon=8.55121#map=18/48.75123/8.55121',
  )
  expect((await report([], { ort: 'Talstraße', standort: '' })).status).toBe(200)
  for (const standort of ['48.7', '91.1, 8.5', '48.7, 181', 'x, y', '48.7, 8.5; drop'])
    expect((await report([], { standort })).status).toBe(400)
})

test('T02: only those who see the request see what came with it, and no cache keeps it', async () => {
  const [kept] = await attachmentsOf(await idOf(await report([onWire('a.png', await png(60, 40))])))
  const place = `anlagen/file/${kept?.filename}`
  expect((await office.call('GET', place)).status).toBe(403)
  expect((await office.call('GET', 'anlagen')).status).toBe(403)
  for (const rolle of ['tourismus', 'autor', 'festival', 'intranet-redaktion'] as const) {
    const token = await office.logIn(rolle)
    expect([rolle, (await office.download(place, token)).status]).toEqual([rolle, 403])
    const { status, body } = await office.call('GET', 'anlagen', undefined, token)
    expect([403, 200]).toContain(status)
    expect(JSON.stringify(body)).not.toContain(String(kept?.filename))
  }
  for (const rolle of ['rathaus', 'administration'] as const) {
    const answer = await office.download(place, await office.logIn(rolle))
    expect([rolle, answer.status]).toEqual([rolle, 200])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/png',
      'content-disposition': `inline; filename="${kept?.filename}"`,
      'x-content-type-options': 'nosniff',
    })
  }
  for (const address of [`/api/cms/anlagen`, `/api/cms/medien/${kept?.id}`, `/${place}`])
    expect((await town.api.get(address)).status).toBe(404)
})

test('nobody adds, changes or deletes an attachment by hand', async () => {
  const [kept] = await attachmentsOf(await idOf(await report([onWire('a.png', await png(60, 40))])))
  const token = await office.logIn('administration')
  for (const method of ['PATCH', 'DELETE'])
    expect((await office.call(method, `anlagen/${kept?.id}`, {}, token)).status).toBe(403)
  const file = { name: 'a.png', data: await png(60, 40), type: 'image/png' }
  expect((await sendFile({ path: 'anlagen', token, file })).status).toBe(403)
})

async function sweep(): Promise<void> {
  const { sweepLeftovers } = await import('../../apps/cms/src/platform/media/index.ts')
  await sweepLeftovers()
}

test('T67: photos go with their request, by hand and on its day', async () => {
  await sweep()
  const before = await filesIn('ATTACHMENT_DIR')
  const byHand = await idOf(await report([onWire('a.png', await png(60, 40))]))
  const token = await office.logIn('rathaus')
  expect((await office.call('DELETE', `anfragen/${byHand}`, undefined, token)).status).toBe(200)
  await expect.poll(() => filesIn('ATTACHMENT_DIR')).toEqual(before)
  const due = await idOf(await report([onWire('b.png', await png(60, 40))]))
  const data = { loeschen_am: '2001-01-01T12:00:00.000Z', status: 'erledigt' } as const
  await town.payload.update({ collection: 'anfragen', id: due, data, ...local })
  const { cleanUp } = await import('../../apps/cms/src/jobs/clean-up.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const tools = { payload: town.payload, log, now: () => new Date(), transport: null, from: '' }
  await cleanUp({}, tools)
  await sweep()
  expect(await filesIn('ATTACHMENT_DIR')).toEqual(before)
  expect(await attachmentsOf(due)).toEqual([])
})
