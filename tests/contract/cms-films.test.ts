import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { query } from '../support/postgres.ts'
import { filmWithSound, sampleFilm, withFiller } from '../support/sample-films.ts'
import { type BackOffice, openBackOffice, type Reply } from './back-office.ts'
import { messagesOf } from './uploading.ts'
import { local } from './writing.ts'

// Spec 2.7, own films: they come in parts, whole or not at all (decision 0081).

let office: BackOffice
let token: string
let film: { webm: Buffer; mp4: Buffer }

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('tourismus')
  film = await sampleFilm()
})

const begun = z.object({ upload: z.string(), teilgroesse: z.number(), teile: z.number() })
const about = { copyright: 'Stadt', lizenz: 'eigene-aufnahme' }

async function begin(bytes: Buffer, name: string) {
  const { body } = await office.call('POST', 'medien/film', { name, groesse: bytes.length }, token)
  return begun.parse(body)
}

const partOf = (bytes: Buffer, part: number, size: number) =>
  new Uint8Array(bytes.subarray((part - 1) * size, part * size))

async function sendFilm(bytes: Buffer, name = 'Bergbahn.mp4', more: object = {}): Promise<Reply> {
  const { upload, teilgroesse, teile } = await begin(bytes, name)
  for (let part = 1; part <= teile; part += 1) {
    const body = partOf(bytes, part, teilgroesse)
    const sent = await office.upload(`medien/film/${upload}/${part}`, body, token)
    if (sent.status !== 200) return sent
  }
  const said = { name, groesse: bytes.length, ...about, ...more }
  return office.call('POST', `medien/film/${upload}`, said, token)
}

const stored = async () => (await readdir(office.mediaDir)).filter((one) => !one.startsWith('.'))

/** Lets time pass for what nobody kept, and removes it. */
async function sweepLater(): Promise<void> {
  await query(office.databaseUrl, "update media_leftovers set due = due - interval '2 days'")
  const { sweepLeftovers } = await import('../../apps/cms/src/platform/media/index.ts')
  await sweepLeftovers()
}

async function mediumOf({ body }: Reply) {
  return office.payload.findByID({ collection: 'medien', id: String(body.id), ...local })
}

test('a film that comes in parts is one file of the library, with what is known of it', async () => {
  const long = withFiller(film.mp4, 9_000_000)
  const reply = await sendFilm(long, 'Bergbahn im Frühling.mp4')
  expect([reply.status, reply.body.titel]).toEqual([201, 'Bergbahn im Frühling'])
  const doc = await mediumOf(reply)
  expect(doc).toMatchObject({
    mimeType: 'video/mp4',
    filesize: long.length,
    width: 64,
    height: 36,
    film_dauer: 2,
    film_ton: false,
    copyright: 'Stadt',
  })
  expect(doc.filename).toMatch(/^bergbahn-im-fruehling-[0-9a-f]{12}\.mp4$/)
  expect(await readFile(join(office.mediaDir, doc.filename ?? ''))).toEqual(long)
  await sweepLater()
  expect(await stored()).toEqual([doc.filename])
})

test('the back office sends a part of a film, so that one can jump in it', async () => {
  const doc = await mediumOf(await sendFilm(film.webm, 'a.webm'))
  const whole = await office.download(`medien/file/${doc.filename}`, token)
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm'])
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
})

test('a part that is sent twice takes its own place', async () => {
  const { upload } = await begin(film.webm, 'a.webm')
  const bytes = new Uint8Array(film.webm)
  for (let turn = 0; turn < 2; turn += 1)
    expect((await office.upload(`medien/film/${upload}/1`, bytes, token)).status).toBe(200)
  const said = { name: 'a.webm', groesse: film.webm.length, ...about }
  expect((await office.call('POST', `medien/film/${upload}`, said, token)).status).toBe(201)
})

test('an upright film and one with sound are known as such', async () => {
  const { mp4 } = await sampleFilm(36, 64)
  expect(await mediumOf(await sendFilm(mp4))).toMatchObject({ width: 36, height: 64 })
  const loud = await mediumOf(await sendFilm(await filmWithSound(), 'a.webm'))
  expect([loud.film_ton, loud.film_dauer]).toEqual([true, 1])
})

/** The same film as a telephone says it, or with a picture that few browsers know. */
const asQuickTime = (mp4: Buffer) =>
  Buffer.from(mp4.toString('latin1').replace('ftypisom', 'ftypqt  '), 'latin1')
const asHevc = (mp4: Buffer) =>
  Buffer.from(mp4.toString('latin1').replace('av01', 'hvc1'), 'latin1')

test.each([
  ['words', () => Buffer.from('Das ist kein Film.'), /kein Film als MP4 oder WebM/],
  ['a page', () => Buffer.from('<html><script>alert(1)</script>'), /kein Film/],
  ['QuickTime', () => asQuickTime(film.mp4), /kein Film als MP4 oder WebM/],
  [
    'a film that is cut off',
    () => film.mp4.subarray(0, 200),
    /lässt sich nicht lesen|ist kein Film/,
  ],
  [
    'a WebM that is cut off',
    () => film.webm.subarray(0, 100),
    /lässt sich nicht lesen|ist kein Film/,
  ],
  ['a film that few browsers play', () => asHevc(film.mp4), /spielen viele Browser nicht ab/],
])('%s is refused with a sentence and leaves nothing', async (_, bytes, sentence) => {
  await sweepLater()
  const before = await stored()
  const reply = await sendFilm(bytes())
  expect(reply.status).toBe(400)
  expect(messagesOf(reply)).toMatch(sentence)
  await sweepLater()
  expect(await stored()).toEqual(before)
})

test('a film with a part missing, or shorter than was said, is refused', async () => {
  const { upload } = await begin(film.mp4, 'a.mp4')
  await office.upload(`medien/film/${upload}/1`, new Uint8Array(film.mp4), token)
  const said = (groesse: number) => ({ name: 'a.mp4', groesse, ...about })
  const missing = await office.call('POST', `medien/film/${upload}`, said(5_000_000), token)
  expect([missing.status, messagesOf(missing)]).toEqual([
    400,
    expect.stringMatching(/Teil des Films fehlt/),
  ])
  const short = await office.call('POST', `medien/film/${upload}`, said(film.mp4.length + 1), token)
  expect(short.status).toBe(400)
})

test('too much is refused before it is sent, or before it is read', async () => {
  const huge = { name: 'a.mp4', groesse: 500_000_001 }
  const refused = await office.call('POST', 'medien/film', huge, token)
  expect([refused.status, messagesOf(refused)]).toEqual([
    413,
    expect.stringMatching(/höchstens 500 MB/),
  ])
  const { upload } = await begin(film.mp4, 'a.mp4')
  const large = new Uint8Array(4_000_001)
  expect((await office.upload(`medien/film/${upload}/1`, large, token)).status).toBe(413)
})

test('wrong names, numbers and words are refused with a sentence', async () => {
  const { upload } = await begin(film.mp4, 'a.mp4')
  const empty = new Uint8Array(0)
  const part = new Uint8Array(film.mp4)
  for (const [path, body] of [
    ['medien/film/..%2Fetc/1', part],
    ['medien/film/fremd/1', part],
    [`medien/film/${upload}/0`, part],
    [`medien/film/${upload}/126`, part],
    [`medien/film/${upload}/x`, part],
    [`medien/film/${upload}/1`, empty],
  ] as const)
    expect((await office.upload(path, body, token)).status, path).toBeLessThan(500)
  await office.upload(`medien/film/${upload}/1`, part, token)
  const said = { name: 'a.mp4', groesse: film.mp4.length }
  const nobody = await office.call(
    'POST',
    `medien/film/${upload}`,
    { ...said, ...about, copyright: ' ' },
    token,
  )
  expect([nobody.status, messagesOf(nobody)]).toEqual([
    400,
    expect.stringMatching(/wem der Film gehört/),
  ])
  for (const wrong of [said, { ...said, ...about, lizenz: 'geklaut' }, 'x'])
    expect((await office.call('POST', `medien/film/${upload}`, wrong, token)).status).toBe(400)
})

test('strangers send nothing', async () => {
  const { upload } = await begin(film.mp4, 'a.mp4')
  const said = { name: 'a.mp4', groesse: film.mp4.length, ...about }
  const replies = [
    await office.call('POST', 'medien/film', said),
    await office.upload(`medien/film/${upload}/1`, new Uint8Array(film.mp4)),
    await office.call('POST', `medien/film/${upload}`, said),
  ]
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
})

test('a film in the usual form is refused with where it belongs', async () => {
  const { sendFile } = await import('./uploading.ts')
  const file = { name: 'a.mp4', data: film.mp4, type: 'video/mp4' }
  const reply = await sendFile({ path: 'medien?locale=de', token, file, fields: about })
  expect([reply.status, messagesOf(reply)]).toEqual([400, expect.stringMatching(/unter „Videos“/)])
})

test('the website gets files, shape, length and sound of a film that lies here', async () => {
  const { payload } = office
  const [mp4, webm] = [await sendFilm(film.mp4), await sendFilm(film.webm, 'a.webm')]
  const data = {
    _status: 'published' as const,
    titel: 'Bergbahn',
    typ: 'datei' as const,
    datum: '2031-01-03',
    sortierung: 1,
  }
  const video = payload.create({ collection: 'videos', ...local, locale: 'de', data })
  await expect(video).rejects.toThrow(/Adresse des Videos/)
  const films = { film_mp4: String(mp4.body.id), film_webm: String(webm.body.id) }
  await payload.create({
    collection: 'videos',
    ...local,
    locale: 'de',
    data: { ...data, ...films },
  })
  const { callsOf } = await import('../../apps/cms/src/wire/call/calls-of.ts')
  const params = calls.videos.params.parse({})
  const { answer } = await callsOf(payload).videos({ payload, params, id: 0 })
  expect(calls.videos.answer.parse(answer).data).toMatchObject([
    {
      url: null,
      player: null,
      dauer: 2,
      breite: 64,
      hoehe: 36,
      ton: false,
      dateien: [
        { format: 'webm', groesse: film.webm.length },
        { format: 'mp4', groesse: film.mp4.length },
      ],
    },
  ])
  const used = await office.call('DELETE', `medien/${String(mp4.body.id)}`, undefined, token)
  expect([used.status, messagesOf(used)]).toEqual([409, expect.stringMatching(/Video „Bergbahn“/)])
})
