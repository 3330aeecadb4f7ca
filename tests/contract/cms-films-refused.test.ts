import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { filmWithSound } from '../support/sample-films.ts'
import { aboutFilm, mediumOf, openFilms, storedIn, sweepLater } from './films.ts'
import { messagesOf, sendFile } from './uploading.ts'

// Films that are none, are too much or come from somebody else: a sentence, and nothing is kept.

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
  [
    'a film whose sound few browsers play',
    () => filmWithSound('pcm-s16'),
    /Ton dieses Films spielen viele Browser nicht ab/,
  ],
])('T45: %s is refused with a sentence and leaves nothing', async (_, bytes, sentence) => {
  await sweepLater(office)
  const before = await storedIn(office)
  const reply = await sendFilm(await bytes())
  expect(reply.status).toBe(400)
  expect(messagesOf(reply)).toMatch(sentence)
  await sweepLater(office)
  expect(await storedIn(office)).toEqual(before)
})

test('a film with a part missing, or shorter than was said, is refused', async () => {
  const { upload } = await begin(film.mp4, 'a.mp4')
  await sendPart(upload, 1, new Uint8Array(film.mp4))
  const said = (groesse: number) => ({ name: 'a.mp4', groesse, ...aboutFilm })
  const missing = await office.call('POST', `medien/film/${upload}`, said(5_000_000), token)
  expect([missing.status, messagesOf(missing)]).toEqual([
    400,
    expect.stringMatching(/Teil des Films fehlt/),
  ])
  const short = await office.call('POST', `medien/film/${upload}`, said(film.mp4.length + 1), token)
  expect(short.status).toBe(400)
})

// Every write to /dev/full is refused as on a full disk (Linux), whoever writes.
test.runIf(process.platform === 'linux')(
  'a disk that is full refuses a part of a film whole, and takes it once there is room',
  async () => {
    await sweepLater(office)
    const before = await storedIn(office)
    const { upload } = await begin(film.mp4, 'a.mp4')
    const part = () => sendPart(upload, 1, new Uint8Array(film.mp4))
    const said = { name: 'a.mp4', groesse: film.mp4.length, ...aboutFilm }
    await symlink('/dev/full', join(office.mediaDir, `${upload}.teil-0001.tmp`))
    const refused = await part()
    expect([refused.status, messagesOf(refused)]).toEqual([
      507,
      expect.stringMatching(/Speicherplatz ist voll/),
    ])
    expect(await storedIn(office)).toEqual(before)
    // With room again the same part is taken.
    expect((await part()).status).toBe(200)
    const { filename } = await mediumOf(office, await end(upload, said))
    await sweepLater(office)
    expect(new Set(await storedIn(office))).toEqual(new Set([...before, filename]))
  },
)

test.each([
  '../../../etc/passwd.mp4',
  'C:\\Filme\\Bahn.mp4',
  'Rechnung\u202egpj.exe.mp4',
  'a\r\nSet-Cookie: x=1.mp4',
  '"><script>.mp4',
  `${'ä'.repeat(150)}.mp4`,
  '日本 🏞️.mp4',
  ' ',
])('T47: a film called %j leads nowhere and can be read', async (name) => {
  const { filename, titel } = await mediumOf(office, await sendFilm(film.mp4, name))
  expect(filename).toMatch(/^[a-z0-9-]{1,61}[0-9a-f]{12}\.mp4$/)
  expect(titel).toMatch(/^[^\p{C}/\\]{1,120}$/u)
})

test('T46: too much is refused before it is sent, or before it is read', async () => {
  const huge = { name: 'a.mp4', groesse: 500_000_001, ...aboutFilm }
  const refused = await office.call('POST', 'medien/film', huge, token)
  expect([refused.status, messagesOf(refused)]).toEqual([
    413,
    expect.stringMatching(/höchstens 500 MB/),
  ])
  const { upload } = await begin(film.mp4, 'a.mp4')
  const large = new Uint8Array(4_000_001)
  expect((await sendPart(upload, 1, large)).status).toBe(413)
})

test('a film of which nobody says whose it is is refused before its first byte', async () => {
  const said = { name: 'a.mp4', groesse: film.mp4.length, ...aboutFilm }
  const reply = await office.call('POST', 'medien/film', { ...said, copyright: ' ' }, token)
  expect([reply.status, messagesOf(reply)]).toEqual([
    400,
    expect.stringMatching(/wem der Film gehört/),
  ])
  const { name, groesse } = said
  expect((await office.call('POST', 'medien/film', { name, groesse }, token)).status).toBe(400)
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
  ] as const) {
    const reply = await office.upload(path, body, token)
    expect([400, 404], path).toContain(reply.status)
    expect(messagesOf(reply), path).toMatch(/Film/)
  }
  await sendPart(upload, 1, part)
  const said = { name: 'a.mp4', groesse: film.mp4.length }
  const nobody = await office.call(
    'POST',
    `medien/film/${upload}`,
    { ...said, ...aboutFilm, copyright: ' ' },
    token,
  )
  expect([nobody.status, messagesOf(nobody)]).toEqual([
    400,
    expect.stringMatching(/wem der Film gehört/),
  ])
  for (const wrong of [said, { ...said, ...aboutFilm, lizenz: 'geklaut' }, 'x'])
    expect((await office.call('POST', `medien/film/${upload}`, wrong, token)).status).toBe(400)
})

test('strangers send nothing', async () => {
  const { upload } = await begin(film.mp4, 'a.mp4')
  const said = { name: 'a.mp4', groesse: film.mp4.length, ...aboutFilm }
  const replies = [
    await office.call('POST', 'medien/film', said),
    await office.upload(`medien/film/${upload}/1`, new Uint8Array(film.mp4)),
    await office.call('POST', `medien/film/${upload}`, said),
  ]
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
})

test('a film in the usual form is refused with where it belongs', async () => {
  const file = { name: 'a.mp4', data: film.mp4, type: 'video/mp4' }
  const reply = await sendFile({ path: 'medien?locale=de', token, file, fields: aboutFilm })
  expect([reply.status, messagesOf(reply)]).toEqual([400, expect.stringMatching(/unter „Videos“/)])
})
