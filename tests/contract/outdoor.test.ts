import { calls } from '@kurstadt/contract'
import { JSDOM } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type RunningTown, startTown } from './running-town.ts'
import { german } from './writing.ts'

/** A GeoJSON file, as far as it is read here. */
const geoFile = z.object({
  features: z.array(
    z.object({ geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }) }),
  ),
})

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
})

const tours = async (query = '') =>
  calls.touren.answer.parse(await running.read(`touren${query}`)).data.map(({ titel }) => titel)
const places = async (query = '') =>
  calls.pois.answer.parse(await running.read(`pois${query}`)).data.map(({ titel }) => titel)

test('points of interest are filtered by kind and access', async () => {
  expect(await places()).toStrictEqual(['Aussichtsturm', 'Marktbrunnen'])
  expect(await places('?art=brunnen')).toStrictEqual(['Marktbrunnen'])
  expect(await places('?barrierefrei=1')).toStrictEqual(['Marktbrunnen'])
  expect(await places('?barrierefrei=0')).toStrictEqual(['Aussichtsturm'])
  expect(await places('?order=titel%20desc')).toStrictEqual(['Marktbrunnen', 'Aussichtsturm'])
})

test('tours are filtered by all that a walker asks', async () => {
  expect(await tours()).toStrictEqual(['Abendrunde', 'Höhenweg'])
  expect(await tours('?order=laenge%20desc')).toStrictEqual(['Höhenweg', 'Abendrunde'])
  for (const query of [
    'art=wandern',
    'schwierigkeit=mittel',
    'rundtour=true',
    'barrierefrei=0',
    `poi_id=${running.town.erleben.poi}`,
  ])
    expect(await tours(`?${query}`), query).toStrictEqual(['Höhenweg'])
  for (const query of ['laenge_bis=12.4', 'dauer_bis=239', 'barrierefrei=1', 'rundtour=0'])
    expect(await tours(`?${query}`), query).toStrictEqual(['Abendrunde'])
  expect(await tours('?laenge_bis=12.5&dauer_bis=240')).toHaveLength(2)
  expect(await tours('?poi_id=999999')).toStrictEqual([])
})

test('a list has short tracks, a single tour its whole one with heights and what lies on it', async () => {
  const { data } = calls.touren.answer.parse(await running.read('touren?order=titel%20desc'))
  const listed = data[0]?.track?.coordinates ?? []
  expect(listed.length).toBeLessThanOrEqual(100)
  expect([listed[0], listed.at(-1)?.[0]]).toStrictEqual([[8.55, 48.75], 8.56199])
  expect(data[0]?.start).toStrictEqual({
    titel: 'Bahnhof',
    koordinaten: { breite: 48.75, laenge: 8.55 },
  })
  expect(data[0]?.saison).toStrictEqual({ von: 12, bis: 3 })
  expect(data[1]).toMatchObject({ track: null, saison: null, start: { koordinaten: null } })
  const one = calls['touren/{id}'].answer.parse(
    await running.read(`touren/${running.town.erleben.tour}`),
  )
  expect(one.track?.coordinates).toHaveLength(1_200)
  expect(one.track?.coordinates[7]?.[2]).toBe(437)
  expect(one.pois).toMatchObject([{ titel: 'Aussichtsturm', koordinaten: { laenge: 8.569 } }])
  expect(one.bilder).toHaveLength(1)
})

test('the outdoor map shows tours, or places, with the kinds there are', async () => {
  const read = async (query: string) =>
    calls.outdoor.answer.parse(await running.read(`outdoor${query}`))
  const { arten, contentType, data } = await read('')
  expect([contentType, data.every(({ typ }) => typ === 'tour')]).toStrictEqual(['tour', true])
  expect(new Set(arten)).toStrictEqual(new Set(data.map(({ art }) => art)))
  const shown = await read('?contentType=poi')
  expect(shown.data.map(({ titel }) => titel)).toStrictEqual(await places('?order=titel'))
  expect(shown.data.every(({ typ }) => typ === 'poi')).toBe(true)
  expect(shown.data[0]).not.toHaveProperty('text')
})

test('the outdoor map filters as the list of tours does, and a kind of the other is no filter', async () => {
  const shown = async (query: string) =>
    calls.outdoor.answer
      .parse(await running.read(`outdoor?${query}`))
      .data.map(({ titel }) => titel)
  for (const query of [
    'laenge_bis=12.4',
    'dauer_bis=239',
    'aufstieg_bis=100',
    'barrierefrei=1',
    'rundtour=0',
    'kinderwagen=1',
    'schwierigkeit=leicht',
  ])
    expect(await shown(query), query).toStrictEqual(await tours(`?${query}`))
  expect(await shown('art=aussicht')).toStrictEqual(await tours())
  expect(await shown('contentType=poi&art=wandern')).toStrictEqual(await places('?order=titel'))
})

test('a changed tour is on the outdoor map at once, and ends its answers as it ends those of the list', async () => {
  const { api, payload, town } = running
  const shown = async () =>
    calls.outdoor.answer.parse(await running.read('outdoor')).data.map(({ titel }) => titel)
  const before = await shown()
  const change = (titel: string) =>
    payload.update({ collection: 'touren', id: town.erleben.tourId, ...german, data: { titel } })
  await change('Höhenrundweg')
  expect(await shown()).toStrictEqual(
    before.map((titel) => (titel === 'Höhenweg' ? 'Höhenrundweg' : titel)),
  )
  await change('Höhenweg')
  const tagsOf = async (path: string) => {
    const { headers } = await fetch(`${api.url}/api/cms/${path}`)
    return new Set(headers.get('cache-tags')?.split(','))
  }
  expect(await tagsOf('outdoor')).toStrictEqual(await tagsOf('touren'))
  expect(await tagsOf('outdoor?contentType=poi')).toStrictEqual(await tagsOf('pois'))
})

test('what is closed is told with its days, and nothing of a row without a first day', async () => {
  const { payload, town } = running
  const shared = { collection: 'touren', id: town.erleben.tourId, ...german } as const
  const row = { blockType: 'sperrung' as const, grund: 'Windwurf', durch: 'Forstamt' }
  const told = { bis: null, wo: null, grund: 'Windwurf', durch: 'Forstamt' }
  await payload.update({
    ...shared,
    data: {
      kinderwagen: true,
      sperrungen: [
        { ...row, von: '2026-11-26', wo: ' ' },
        { ...row, von: '2026-11-27', km_von: 0.5, km_bis: 1.2 },
      ],
    },
  })
  const one = calls['touren/{id}'].answer.parse(await running.read(`touren/${town.erleben.tour}`))
  expect([one.kinderwagen, one.sperrungen]).toStrictEqual([
    true,
    [
      { ...told, von: '2026-11-26', strecke: null },
      { ...told, von: '2026-11-27', strecke: { von: 0.5, bis: 1.2 } },
    ],
  ])
  await expect(
    payload.update({
      ...shared,
      data: { sperrungen: [{ ...row, von: '2026-11-26', bis: '2026-11-25' }] },
    }),
  ).rejects.toThrow(/Gesperrt bis/)
})

test('the files of a tour have its whole way, as other programs read it', async () => {
  const { api, payload, town } = running
  const { fileMakers: files } = await import('../../apps/cms/src/api/file-makers.ts')
  const shared = { collection: 'touren', id: town.erleben.tourId, ...german } as const
  await payload.update({ ...shared, data: { einleitung: 'Steil & <schön> ]]> "hoch"' } })
  const asked = { payload, id: town.erleben.tour, params: { sprache: 'de' as const } }
  const { body, filename } = await files['touren/{id}.gpx'](asked)
  expect(filename).toMatch(/^[a-z-]+-\d+\.gpx$/)
  const { document } = new JSDOM(String(body), { contentType: 'application/xml' }).window
  expect(document.documentElement.namespaceURI).toBe('http://www.topografix.com/GPX/1/1')
  expect(document.querySelector('metadata > desc')?.textContent).toBe('Steil & <schön> ]]> "hoch"')
  const points = [...document.querySelectorAll('trk > trkseg > trkpt')]
  expect(points).toHaveLength(1_200)
  expect(points[7]?.querySelector('ele')?.textContent).toBe('437')
  expect(document.querySelector('wpt > name')?.textContent).toBe('Aussichtsturm')
  const response = await fetch(`${api.url}/api/cms/touren/${town.erleben.tour}.geojson`)
  expect(response.headers.get('content-type')).toBe('application/geo+json; charset=utf-8')
  const { features } = geoFile.parse(await response.json())
  expect(features[0]?.geometry.coordinates).toHaveLength(1_200)
  expect(features[1]?.geometry).toMatchObject({ type: 'Point' })
  await expect(files['touren/{id}.gpx']({ ...asked, id: 9_999 })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('benches and toilets are placed by their kilometre, in the order of the way and in its files', async () => {
  const { api, payload, town } = running
  const shared = { collection: 'touren', id: town.erleben.tourId, ...german } as const
  const row = { blockType: 'wegpunkt' as const }
  const laenge = 12.5
  await payload.update({
    ...shared,
    data: {
      wegpunkte: [
        { ...row, art: 'toilette', km: laenge },
        { ...row, art: 'bank', km: 0, hinweis: 'Mit Lehne & Tisch' },
      ],
    },
  })
  const read = async (query = '') =>
    calls['touren/{id}'].answer.parse(await running.read(`touren/${town.erleben.tour}${query}`))
  const { track, wegpunkte } = await read()
  const [first = [], last = []] = [track?.coordinates[0], track?.coordinates.at(-1)]
  const rounded = (degrees: number) => Number(degrees.toFixed(5))
  const at = ([laenge = 0, breite = 0]: readonly number[]) => ({
    breite: rounded(breite),
    laenge: rounded(laenge),
  })
  expect(wegpunkte).toEqual([
    { art: 'bank', km: 0, hinweis: 'Mit Lehne & Tisch', koordinaten: at(first) },
    { art: 'toilette', km: laenge, hinweis: null, koordinaten: at(last) },
  ])
  const { fileMakers: files } = await import('../../apps/cms/src/api/file-makers.ts')
  for (const [sprache, bench, toilet] of [
    ['de', 'Bank', 'Toilette'],
    ['en', 'Bench', 'Toilet'],
  ] as const) {
    const asked = { payload, id: town.erleben.tour, params: { sprache } }
    const { body } = await files['touren/{id}.gpx'](asked)
    const { document } = new JSDOM(String(body), { contentType: 'application/xml' }).window
    const points = [...document.querySelectorAll('wpt')].slice(1)
    expect(points.map((one) => one.querySelector('name')?.textContent)).toEqual([bench, toilet])
    expect(points.map((one) => one.querySelector('type')?.textContent)).toEqual([
      'bank',
      'toilette',
    ])
    expect(points[0]?.querySelector('desc')?.textContent).toBe('Mit Lehne & Tisch')
  }
  const response = await fetch(`${api.url}/api/cms/touren/${town.erleben.tour}.geojson`)
  expect(await response.text()).toContain('"properties":{"titel":"Toilette","art":"toilette"}')
  await expect(
    payload.update({ ...shared, data: { wegpunkte: [{ ...row, art: 'bank', km: laenge + 1 }] } }),
  ).rejects.toThrow(/Bei Kilometer/)
})

test('a tour that is saved again keeps its track, in both languages', async () => {
  const { payload, town } = running
  const shared = { collection: 'touren', id: town.erleben.tourId, ...german } as const
  await payload.update({ ...shared, data: { dauer: 241 } })
  await payload.update({ ...shared, locale: 'en', data: { titel: 'Ridge path', start: 'Station' } })
  const one = calls['touren/{id}'].answer.parse(
    await running.read(`touren/${town.erleben.tour}?sprache=en`),
  )
  expect([one.dauer, one.titel, one.track?.coordinates.length]).toStrictEqual([
    241,
    'Ridge path',
    1_200,
  ])
})

test('a tour does not name a point that was unpublished', async () => {
  const { payload, town } = running
  const shared = { collection: 'pois', id: town.erleben.poiId, ...german } as const
  await payload.update({ ...shared, data: { _status: 'draft' } })
  const one = calls['touren/{id}'].answer.parse(await running.read(`touren/${town.erleben.tour}`))
  expect(one.pois).toStrictEqual([])
  await payload.update({ ...shared, data: { _status: 'published' } })
})
