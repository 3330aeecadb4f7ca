import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test, vi } from 'vitest'
import { filmWithSound, sampleFilm, withFiller } from '../support/sample-films.ts'
import { aboutFilm, mediumOf, openFilms, storedIn, sweepLater } from './films.ts'
import { messagesOf } from './uploading.ts'
import { local } from './writing.ts'

// Spec 2.7, own films: they come in parts, whole or not at all (decision 0081).

type Films = Awaited<ReturnType<typeof openFilms>>
let office: Films['office']
let token: Films['token']
let film: Films['film']
let begin: Films['begin']
let sendPart: Films['sendPart']
let end: Films['end']
let sendFilm: Films['sendFilm']

beforeAll(async () => {
  ;({ office, token, film, begin, sendPart, end, sendFilm } = await openFilms())
})

test('a film that comes in parts is one file of the library, with what is known of it', async () => {
  const long = withFiller(film.mp4, 9_000_000)
  const reply = await sendFilm(long, 'Bergbahn im Frühling.mp4')
  expect([reply.status, reply.body.titel]).toEqual([201, 'Bergbahn im Frühling'])
  const doc = await mediumOf(office, reply)
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
  await sweepLater(office)
  expect(await storedIn(office)).toEqual([doc.filename])
})

test('the back office sends a part of a film, so that one can jump in it', async () => {
  const doc = await mediumOf(office, await sendFilm(film.webm, 'a.webm'))
  const whole = await office.download(`medien/file/${doc.filename}`, token)
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm'])
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
})

test('a part that is sent twice takes its own place', async () => {
  const { upload } = await begin(film.webm, 'a.webm')
  const bytes = new Uint8Array(film.webm)
  for (let turn = 0; turn < 2; turn += 1)
    expect((await sendPart(upload, 1, bytes)).status).toBe(200)
  const said = { name: 'a.webm', groesse: film.webm.length, ...aboutFilm }
  expect((await end(upload, said)).status).toBe(201)
})

test('an upload that is ended again, after a lost answer too, is one document with its file', async () => {
  const { upload } = await begin(film.mp4, 'zweimal.mp4')
  await sendPart(upload, 1, new Uint8Array(film.mp4))
  const said = { name: 'zweimal.mp4', groesse: film.mp4.length, ...aboutFilm }
  const again = () => end(upload, said)
  const replies = [...(await Promise.all([again(), again()])), await again()]
  const [first] = replies
  if (!first) throw new Error('nothing was answered')
  await sweepLater(office)
  expect([...replies, await again()]).toEqual(Array.from({ length: 4 }, () => first))
  const { filename } = await mediumOf(office, first)
  const { docs } = await office.payload.find({
    collection: 'medien',
    where: { titel: { equals: 'zweimal' } },
    ...local,
  })
  expect(docs.map((doc) => doc.filename)).toEqual([filename])
  expect(await storedIn(office)).toContain(filename)
})

test('a film whose document could not be saved is ended again without sending it again', async () => {
  const { upload } = await begin(film.mp4, 'nochmal.mp4')
  await sendPart(upload, 1, new Uint8Array(film.mp4))
  const said = { name: 'nochmal.mp4', groesse: film.mp4.length, ...aboutFilm }
  const create = vi.spyOn(office.payload, 'create').mockRejectedValueOnce(new Error('away'))
  expect((await end(upload, said)).status).toBe(500)
  create.mockRestore()
  const { sweepLeftovers } = await import('../../apps/cms/src/platform/media/index.ts')
  await sweepLeftovers()
  expect((await end(upload, said)).status).toBe(201)
})

test('an upright film and one with sound are known as such', async () => {
  const { mp4 } = await sampleFilm(36, 64)
  expect(await mediumOf(office, await sendFilm(mp4))).toMatchObject({ width: 36, height: 64 })
  const loud = await mediumOf(office, await sendFilm(await filmWithSound(), 'a.webm'))
  expect([loud.film_ton, loud.film_dauer]).toEqual([true, 1])
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
