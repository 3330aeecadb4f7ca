import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { expectBadRequests } from './bad-requests.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { german, published } from './writing.ts'

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
})

test('galleries are listed by their cover, and one has all pictures with their captions', async () => {
  const { data } = calls.galerien.answer.parse(await running.read('galerien'))
  expect(data[0]).toMatchObject({
    titel: 'Lichterfest',
    anzahl_bilder: 2,
    bild: { alt: 'Der Kurpark' },
  })
  expect(data[0]).not.toHaveProperty('bilder')
  const one = calls['galerien/{id}'].answer.parse(
    await running.read(`galerien/${running.town.erleben.galerie}`),
  )
  expect(one.bilder.map(({ bildtext }) => bildtext)).toStrictEqual(['Am Brunnen', 'Im Mai'])
})

test('a gallery has a page of its own where the town has one for galleries, and is found there', async () => {
  const { payload, town } = running
  const hits = async () => calls.suche.answer.parse(await running.read('suche?q=lichterfest')).data
  expect(await hits()).toStrictEqual([])
  const page = await payload.create({
    collection: 'seiten',
    ...german,
    data: {
      ...published,
      titel: 'Galerie',
      pfad: '/de/fotogalerien/*',
      pageLayout: 'wide',
      pageTheme: 'default',
      detailseite_fuer: 'galerien',
      bloecke: [{ blockType: 'fotogalerie-detail' }],
    },
  })
  const address = `/de/fotogalerien/lichterfest-id_${town.erleben.galerie}/`
  expect(await hits()).toMatchObject([{ _type: 'galerien', url: address }])
  const route = calls.route.answer.parse(await running.read(`route?url=${address}`))
  expect(route).toMatchObject({
    apiCalls: [{ as: 'seite' }, { name: `galerien/${town.erleben.galerie}`, as: 'eintrag' }],
  })
  await payload.delete({ collection: 'seiten', id: page.id })
})

test('a film and a camera have a player of an allowed host and a picture of this site', async () => {
  const { data: films } = calls.videos.answer.parse(await running.read('videos'))
  expect(films[0]).toMatchObject({
    player: 'https://www.youtube-nocookie.com/embed/silberBron1',
    url: 'https://www.youtube.com/watch?v=silberBron1',
    untertitel: ['de'],
    dauer: 95,
  })
  const { data: cameras } = calls.webcams.answer.parse(await running.read('webcams'))
  expect(cameras[0]?.player).toBe('https://webcam.bad-silberbronn.example/hoher-stein')
  for (const { quellen } of [films[0]?.vorschaubild, cameras[0]?.bild].flatMap((one) => one ?? []))
    for (const { url } of quellen) expect(url).toMatch(/^\/media\//)
  const typ = async (one: string) =>
    calls.videos.answer.parse(await running.read(`videos?typ=${one}`)).anzahl
  expect([await typ('youtube'), await typ('sonstiges')]).toStrictEqual([1, 0])
})

test('a film that lies here has its subtitles as files, in the languages there are', async () => {
  const { payload } = running
  const data = Buffer.from('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGuten Morgen!\n')
  const subtitles = await payload.create({
    collection: 'medien',
    locale: 'de',
    data: {},
    file: { name: 'Film.vtt', data, mimetype: 'text/vtt', size: data.length },
  })
  const film = await payload.create({
    collection: 'videos',
    locale: 'de',
    data: {
      _status: 'published',
      titel: 'Film mit Untertiteln',
      typ: 'datei',
      url: 'https://webcam.bad-silberbronn.example/film.mp4',
      untertitel_en: true,
      untertiteldatei_de: subtitles.id,
      datum: '2031-01-03',
      sortierung: 9,
    },
  })
  const [one] = calls.videos.answer.parse(await running.read('videos?typ=datei')).data
  expect(one).toMatchObject({
    untertitel: ['de'],
    untertiteldateien: [{ sprache: 'de', link: `/media/${subtitles.filename}` }],
  })
  await payload.delete({ collection: 'videos', id: film.id })
})

test('T42: a host that is no longer allowed leaves the link and takes the player', async () => {
  const { payload } = running
  await payload.db.pool.query(
    "update videos set url = 'https://film.fremd.example/x', typ = 'sonstiges'",
  )
  const [film] = calls.videos.answer.parse(await running.read('videos')).data
  expect([film?.player, film?.url]).toStrictEqual([null, 'https://film.fremd.example/x'])
  await payload.db.pool.query("update videos set url = 'javascript:alert(1)'")
  const [bad] = calls.videos.answer.parse(await running.read('videos')).data
  expect([bad?.player, bad?.url]).toStrictEqual([null, null])
})

test('the photo point’s archive is asked by days of Berlin, newest first', async () => {
  const taken = async (query: string) =>
    calls.fotopunkt_bilder.answer
      .parse(await running.read(`fotopunkt_bilder${query}`))
      .data.map(({ aufgenommen_am }) => aufgenommen_am)
  expect(await taken('')).toStrictEqual([
    '2025-07-02T00:00',
    '2025-07-01T23:59',
    '2025-07-01T00:00',
  ])
  expect(await taken('?datum=2025-07-01')).toStrictEqual(['2025-07-01T23:59', '2025-07-01T00:00'])
  expect(await taken('?datum=2025-06-30')).toStrictEqual([])
  expect(await taken('?order=aufgenommen_am&pro_seite=1')).toStrictEqual(['2025-07-01T00:00'])
})

test('a wrong filter is a 400 that names it', async () => {
  await expectBadRequests(running.api, [
    ['fotopunkt_bilder?datum=gestern', 'datum'],
    ['fotopunkt_bilder?datum=2025-02-29', 'datum'],
    ['videos?typ=vimeo', 'typ'],
    ['pois?art=kneipe', 'art'],
    ['pois?barrierefrei=ja', 'barrierefrei'],
    ['touren?art=fliegen', 'art'],
    ['touren?laenge_bis=0', 'laenge_bis'],
    ['touren?laenge_bis=NaN', 'laenge_bis'],
    ['touren?dauer_bis=1.5', 'dauer_bis'],
    ['touren?schwierigkeit=extrem', 'schwierigkeit'],
    ['touren?order=track', 'order'],
    ['galerien?pro_seite=10000', 'pro_seite'],
  ])
})
