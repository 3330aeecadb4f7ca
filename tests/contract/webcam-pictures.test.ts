import { readdir } from 'node:fs/promises'
import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Camera, photograph, sends, startCamera } from '../support/camera.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { messagesOf } from './uploading.ts'
import { german, published } from './writing.ts'

// Spec 2.7, webcam: our own still picture is fetched by the job worker.

const minute = 60_000

let office: BackOffice
let camera: Camera
let webcam: string

beforeAll(async () => {
  camera = await startCamera()
  Object.assign(process.env, { WEBCAM_HOSTS: '127.0.0.1', WEBCAM_PRIVATE: 'true' })
  office = await openBackOffice()
  const doc = await office.payload.create({
    collection: 'webcams',
    ...german,
    data: {
      ...published,
      titel: 'Hoher Stein',
      standort: 'Aussichtsturm',
      copyright: 'Bergbahn',
      sortierung: 1,
      standbild_url: camera.url,
      aufbewahren: 1,
    },
  })
  webcam = doc.id
})

async function fetchAt(time: number): Promise<void> {
  const { fetchWebcams } = await import('../../apps/cms/src/subjects/erleben/jobs/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const quiet = log.child({}, { level: 'silent' })
  const { payload } = office
  const now = () => new Date(time)
  await fetchWebcams({}, { payload, log: quiet, now, transport: null, from: '' })
}

async function onWire() {
  const { callsOf } = await import('../../apps/cms/src/wire/call/calls-of.ts')
  const { payload } = office
  const params = calls.webcams.params.parse({})
  const { answer } = await callsOf(payload).webcams({ payload, params, id: 0 })
  const [one] = calls.webcams.answer.parse(answer).data
  if (!one) throw new Error('There is no camera.')
  return one
}

const rows = async (text: string, values: unknown[] = []) =>
  (await office.payload.db.pool.query(text, values)).rows.map((row) =>
    z.record(z.string(), z.unknown()).parse(row),
  )
const faultNow = async () => (await rows('select fehler from webcam_abrufe'))[0]?.fehler
const count = async () => Number((await rows('select count(*) from webcam_aufnahmen'))[0]?.count)
const files = async () =>
  (await readdir(office.mediaDir)).filter((name) => name.startsWith('webcam-'))

async function sweep(): Promise<void> {
  const { sweepLeftovers } = await import('../../apps/cms/src/platform/media/index.ts')
  await sweepLeftovers()
}

test('a picture that is due is fetched, kept in few sizes, and told to the website', async () => {
  camera.behave(sends(await photograph(1)))
  const at = Date.now() - 40 * minute
  await fetchAt(at)
  const { aufnahmen, hoechstalter, player } = await onWire()
  expect([aufnahmen.length, hoechstalter, player]).toEqual([1, 60, null])
  const [newest] = aufnahmen
  expect(newest?.zeit).toBe(new Date(at).toISOString())
  expect(newest?.bild).toMatchObject({
    alt: 'Hoher Stein: Aussichtsturm',
    copyright: 'Bergbahn',
    breite: 1_280,
    hoehe: 720,
  })
  const widths = newest?.bild.quellen.map(({ format, breite }) => `${format} ${breite}`)
  expect(widths).toContain('avif 768')
  expect(widths?.filter((one) => one.startsWith('jpeg'))).toEqual(['jpeg 1280'])
  expect((await files()).length).toBe(widths?.length)
  const changes = await rows('select tags from content_changes order by id desc limit 1')
  expect(changes[0]?.tags).toEqual(['webcams', 'webcams:1'])
})

test('at 375 px it costs less than 60 KB, also of a noisy sensor', async () => {
  const [newest] = (await onWire()).aufnahmen
  const file = newest?.bild.quellen.find(
    ({ format, breite }) => format === 'avif' && breite === 768,
  )
  const { stores } = await import('../../apps/cms/src/platform/media/index.ts')
  const opened = await stores.medien.open((file?.url ?? '').replace('/media/', ''))
  expect(opened?.size).toBeLessThan(60_000)
  await opened?.close()
})

test('it is asked as often as is set, and by one worker alone', async () => {
  const before = camera.asked.length
  const at = Date.now() - 39 * minute
  await fetchAt(at)
  expect(camera.asked.length).toBe(before)
  camera.behave(sends(await photograph(2)))
  const due = Date.now() - 30 * minute
  await Promise.all([fetchAt(due), fetchAt(due)])
  expect([camera.asked.length, await count()]).toEqual([before + 1, 2])
})

test.each([
  ['a page', () => sends(Buffer.from('<html>Bitte anmelden</html>'), 'text/html'), 'no-picture'],
  [
    'a page that says it is a picture',
    () => sends(Buffer.from('<html>'), 'image/jpeg'),
    'no-picture',
  ],
  ['half a picture', async () => sends((await photograph(9)).subarray(0, 900)), 'no-picture'],
  [
    'a drawing',
    () => sends(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
    'no-picture',
  ],
  ['the same picture again', async () => sends(await photograph(2)), 'unchanged'],
  ['50 MB', () => sends(Buffer.alloc(50_000_000)), 'too-large'],
  [
    'somewhere else',
    () => (response: import('node:http').ServerResponse) => {
      response.writeHead(302, { Location: 'http://169.254.169.254/' })
      response.end()
    },
    'status',
  ],
])(
  'T45, T46, T70: a camera that sends %s gives no picture, and its form says why',
  async (_, how, fault) => {
    const before = [await count(), (await files()).length]
    camera.behave(await how())
    await rows("update webcam_abrufe set versucht_am = now() - interval '1 day'")
    await fetchAt(Date.now() - 20 * minute)
    expect(await faultNow()).toBe(fault)
    await sweep()
    expect([await count(), (await files()).length]).toEqual(before)
  },
)

test('T70: an address that is not on the list is refused in the form, and never asked', async () => {
  const token = await office.logIn('tourismus')
  const before = camera.asked.length
  const change = (standbild_url: string) =>
    office.call(
      'PATCH',
      `webcams/${webcam}?locale=de`,
      { standbild_url, _status: 'published' },
      token,
    )
  for (const [url, words] of [
    ['https://fremd.example/bild.jpg', /Freigegeben sind: 127\.0\.0\.1/],
    ['https://gast:wort@127.0.0.1/bild.jpg', /ohne Namen, Passwort/],
    ['bild.jpg', /ganze Adresse/],
  ] as const) {
    const reply = await change(url)
    expect([reply.status, messagesOf(reply)]).toEqual([400, expect.stringMatching(words)])
  }
  await rows("update webcams set standbild_url = 'https://fremd.example/bild.jpg'")
  await rows("update webcam_abrufe set versucht_am = now() - interval '1 day'")
  await fetchAt(Date.now() - 19 * minute)
  expect([await faultNow(), camera.asked.length]).toEqual(['not-allowed', before])
  await rows('update webcams set standbild_url = $1', [camera.url])
})

test('a day of pictures leaves a strip of half hours, and no file that nothing needs', async () => {
  await rows('delete from webcam_abrufe')
  const pictures = await Promise.all([3, 4].map((seed) => photograph(seed, 320, 180)))
  const start = Date.now() - 48 * 60 * minute
  for (let step = 0; step < 288; step += 1) {
    camera.behave(sends(pictures[step % 2] ?? Buffer.alloc(0)))
    await fetchAt(start + step * 10 * minute)
  }
  await sweep()
  const { aufnahmen } = await onWire()
  expect(aufnahmen.length).toBeGreaterThan(45)
  expect(aufnahmen.length).toBeLessThan(51)
  const times = aufnahmen.map(({ zeit }) => Date.parse(zeit))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  const kept = await rows(
    "select count(*) as rows, min(zeit) > now() - interval '25 hours' as is_recent from webcam_aufnahmen",
  )
  expect(kept[0]?.is_recent).toBe(true)
  const named = await rows(
    "select replace(quelle ->> 'url', '/media/', '') as name from webcam_aufnahmen, jsonb_array_elements(quellen) as quelle",
  )
  expect((await files()).toSorted()).toEqual(named.map(({ name }) => String(name)).toSorted())
  expect(await rows('select 1 from media_leftovers')).toEqual([])
})

test('a camera that has long been silent still shows what it saw last', async () => {
  await rows("update webcam_aufnahmen set zeit = zeit - interval '3 days'")
  const { aufnahmen } = await onWire()
  expect(aufnahmen).toHaveLength(1)
})

test('a camera that comes back from the bin names no picture that is gone', async () => {
  expect(await count()).toBeGreaterThan(0)
  const data = { deletedAt: new Date().toISOString() }
  await office.payload.update({ collection: 'webcams', id: webcam, ...german, data })
  await sweep()
  expect([await count(), await files()]).toEqual([0, []])
  const back = { collection: 'webcams', id: webcam, trash: true, ...german } as const
  await office.payload.update({ ...back, data: { deletedAt: null } })
  await office.payload.update({ ...back, data: published })
  expect((await onWire()).aufnahmen).toEqual([])
  await rows('delete from webcam_abrufe')
  camera.behave(sends(await photograph(1)))
  await fetchAt(Date.now())
  expect((await onWire()).aufnahmen).toHaveLength(1)
})

test('when its last picture has been kept long enough, the website hears of it', async () => {
  const told = async () => (await rows('select tags from content_changes')).length
  camera.behave(sends(Buffer.from('<html>'), 'text/html'))
  await rows(
    `insert into webcam_aufnahmen (webcam, zeit, breite, hoehe, quellen, hash)
     select webcam, zeit - interval '3 days', breite, hoehe, '[]', hash from webcam_aufnahmen`,
  )
  const before = await told()
  await fetchAt(Date.now() + 20 * minute)
  expect([await count(), await told()]).toEqual([1, before])
  await fetchAt(Date.now() + 72 * 60 * minute)
  expect([await count(), await told()]).toEqual([0, before + 1])
  const changes = await rows('select tags from content_changes order by id desc limit 1')
  expect(changes[0]?.tags).toEqual(['webcams', 'webcams:1'])
  await rows('delete from webcam_abrufe')
  camera.behave(sends(await photograph(1)))
  await fetchAt(Date.now())
})

test('a camera that is deleted takes its pictures along', async () => {
  expect(await count()).toBe(1)
  await office.payload.delete({ collection: 'webcams', id: webcam, ...german })
  await sweep()
  expect([await count(), await files()]).toEqual([0, []])
})
