import { playerFor, poiArten } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { bilder } from '../bilder/index.ts'
import { lageVon } from '../gewerbe/lage.ts'
import { kameras } from '../kameras/index.ts'
import { erleben } from './index.ts'
import { orte } from './orte.ts'
import { aufstiegVon, laengeVon, trackDurch } from './track.ts'

const { filme, galerien, videos, webcams, fotopunkt_bilder, pois, touren } = erleben
const keys = new Set(bilder.map(({ key }) => key))

test('there are galleries, films, cameras, shots, places and tours in their numbers', () => {
  expect(
    [galerien, videos, webcams, fotopunkt_bilder, pois, touren].map(({ length }) => length),
  ).toEqual([6, 8, 2, 30, 24, 12])
})

test('every picture exists, and no gallery shows one twice', () => {
  const named = [
    ...galerien.flatMap(({ bilder: rows }) => rows),
    ...touren.flatMap(({ bilder: rows, bild }) => [...rows, { bild }]),
    ...videos,
    ...webcams,
    ...fotopunkt_bilder,
    ...pois,
  ].flatMap(({ bild }) => bild ?? [])
  expect(named.filter((key) => !keys.has(key))).toEqual([])
  for (const { bilder: rows } of galerien)
    expect(new Set(rows.map(({ bild }) => bild)).size).toBe(rows.length)
})

test('every text is there in both languages', () => {
  for (const { titel, einleitung } of [...galerien, ...pois, ...touren])
    for (const text of [titel, einleitung]) {
      expect(text.en).toBeTruthy()
      expect(text.en === text.de && text.de.includes(' ')).toBe(false)
    }
  for (const { titel, beschreibung, transkript } of videos)
    for (const text of [titel, beschreibung, transkript]) expect(text.en).toBeTruthy()
})

test('films and cameras may be embedded, and their hosts are made up or cookieless', () => {
  const hosts = [
    'www.youtube-nocookie.com',
    'videos.bad-silberbronn.example',
    'webcam.bad-silberbronn.example',
  ]
  for (const { typ, url = '', film } of videos)
    expect(film ?? playerFor(typ, url, hosts), url).not.toBeNull()
  for (const { url } of webcams)
    expect(url === undefined || playerFor('sonstiges', url, hosts), url).toBeTruthy()
})

test('every camera of the town is one that draws', () => {
  expect(webcams.map(({ kamera }) => kamera)).toEqual(kameras.map(({ datei }) => datei))
})

test('a film of the town is named once, lasts a few seconds and has subtitles until its end', () => {
  const keys = filme.map(({ key }) => key)
  expect(videos.flatMap(({ film }) => film ?? []).toSorted()).toEqual(keys.toSorted())
  for (const { bilder: count, takt, untertitel } of filme) {
    expect(count / takt).toBeLessThan(10)
    expect(untertitel.at(-1)?.bis).toBeLessThan(count / takt)
    expect(untertitel.every(({ von, bis }) => von < bis)).toBe(true)
  }
})

test('pictures of the photo point are of past days, three a day', () => {
  expect(fotopunkt_bilder.every(({ tag }) => tag < 0)).toBe(true)
  expect(new Set(fotopunkt_bilder.map(({ tag, zeit }) => `${tag} ${zeit}`)).size).toBe(30)
})

test('places have keys of their own, lie around the town and are of every kind but sport', () => {
  expect(new Set(pois.map(({ key }) => key)).size).toBe(pois.length)
  for (const { ort } of pois) {
    expect(Math.abs(ort[0] - 8.461)).toBeLessThan(0.06)
    expect(Math.abs(ort[1] - 48.692)).toBeLessThan(0.04)
  }
  const used = new Set(pois.map(({ art }) => art))
  expect(poiArten.filter((art) => !used.has(art))).toEqual(['sport'])
  const named = touren.flatMap(({ pois: rows }) => rows)
  expect(named.filter((key) => !pois.some((poi) => poi.key === key))).toEqual([])
})

test('the track of a tour is as long and as steep as the tour says', () => {
  for (const { key, track, laenge, aufstieg, abstieg, rundtour } of touren) {
    expect(Math.abs(laengeVon(track) / 1_000 - laenge) / laenge, key).toBeLessThan(0.01)
    expect(aufstiegVon(track), key).toBe(aufstieg)
    expect(aufstiegVon(track.toReversed()), key).toBe(abstieg)
    expect(track.length).toBeLessThan(5_000)
    if (rundtour) expect(track[0], key).toEqual(track.at(-1))
  }
})

test('what stands on a tour lies on it, in its order', () => {
  expect(touren.some(({ wegpunkte = [] }) => wegpunkte.length > 5)).toBe(true)
  for (const { key, laenge, wegpunkte = [] } of touren) {
    const places = wegpunkte.map(({ km }) => km)
    expect(places, key).toEqual(places.toSorted((one, other) => one - other))
    expect(Math.max(0, ...places), key).toBeLessThanOrEqual(laenge)
  }
})

test('walking times are those of a walker: four kilometres or 300 metres up in an hour', () => {
  for (const { key, laenge, aufstieg, dauer } of touren.filter(({ art }) => art === 'wandern')) {
    const hours = Math.max(laenge / 4, aufstieg / 300) + Math.min(laenge / 4, aufstieg / 300) / 2
    expect(dauer / 60 / hours, key).toBeGreaterThan(0.75)
    expect(dauer / 60 / hours, key).toBeLessThan(1.3)
  }
})

test('a way that is longer than its tour is a mistake', () => {
  const far = [
    [8.5, 48.7, 400],
    [8.6, 48.7, 400],
  ] as const
  expect(() => trackDurch(far, 1)).toThrow('are more than the 1000 m')
})

test.each([
  ['marktbrunnen', 'Marktplatz 1'],
  ['badgasse', 'Badgasse 9'],
  ['badehaus', 'Badstraße 1'],
  ['wandelhalle', 'Kurparkallee 2'],
  ['talstation', 'Bergbahnstraße 4'],
  ['bahnhof', 'Bahnhofstraße 30'],
] as const)('«%s» lies where %s is, so that places and offices are of one town', (key, address) => {
  const [laenge, breite] = orte[key]
  const { breite: north, laenge: east } = lageVon(address)
  const metres = Math.hypot((laenge - east) * 73_500, (breite - north) * 111_200)
  expect(metres).toBeLessThan(120)
})
