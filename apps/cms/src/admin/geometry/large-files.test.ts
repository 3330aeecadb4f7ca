import { linie } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { readGeometry, readGeometryFile } from './read-geometry.ts'

const gpx = (inner: string) =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inner}</gpx>`
const line = (coordinates: unknown) => ({ type: 'LineString', coordinates })
const trackOf = (...marks: string[]) => gpx(`<trk><trkseg>${marks.join('')}</trkseg></trk>`)

/** A recording of so many points, as long as a watch makes it: 80 bytes for each. */
function recording(count: number, place: (at: number) => [lat: number, lon: number]): string {
  const points = Array.from({ length: count }, (_, at) => {
    const [lat, lon] = place(at)
    return `<trkpt lat="${lat.toFixed(7)}" lon="${lon.toFixed(7)}"><ele>${(430 + (at % 90)).toFixed(1)}</ele><time>2026-11-24T09:00:00Z</time></trkpt>\n`
  })
  return trackOf(points.join(''))
}

const noise = (at: number) => Math.sin(at * 12.9898) / 20_000

/** Reads a recording in its time; answers what is told of it. */
async function thinned(count: number, place: (at: number) => [number, number]) {
  const text = recording(count, place)
  const begin = performance.now()
  const file = { size: text.length, text: () => Promise.resolve(text) }
  const { value, note, isRefused } = await readGeometryFile('LineString', file)
  expect(performance.now() - begin).toBeLessThan(30_000)
  expect(isRefused).toBe(false)
  expect(linie.parse(value).coordinates.length).toBeLessThanOrEqual(5_000)
  return { note, letters: text.length }
}

test('T46: half a million points become a way that fits, in seconds, where it takes longest', async () => {
  const spots = (at: number): [number, number] => [
    48.7 + (at % 3) / 1_000,
    8.5 + ((at % 3) % 2) / 1_000,
  ]
  const { letters, note } = await thinned(500_000, spots)
  expect(letters).toBeGreaterThan(40_000_000)
  expect(note).toMatch(/^Von 500\.000 Punkten sind [\d.]+ behalten; der Verlauf bleibt derselbe\.$/)
})

test.each<[string, (at: number) => [number, number]]>([
  [
    'walked',
    (at) => [48.7 + at / 5e6 + noise(at), 8.5 + Math.sin(at / 9_000) / 30 + noise(at + 1)],
  ],
  ['lying on a table', (at) => [48.7 + noise(at), 8.5 + noise(at * 3)]],
])('T46: so do many points of a watch %s', async (_, place) => {
  expect((await thinned(80_000, place)).note).toMatch(/^Von 80\.000 Punkten/)
})

test('T46: what is larger than any tour is refused with its limit, and is not even read', async () => {
  const file = { size: 90_000_001, text: () => Promise.reject(new Error('was read')) }
  expect(await readGeometryFile('LineString', file)).toEqual({
    value: null,
    note: 'Diese Datei hat 91 MB, gelesen werden bis zu 64 MB. Bitte die Tour im Tourenplaner vereinfachen oder teilen.',
    isRefused: true,
  })
  const many = gpx(`<trk>${'<trkpt/>'.repeat(1_000_001)}</trk>`)
  expect(readGeometry('LineString', many).note).toMatch(
    /^Diese Datei hat mehr als 1\.000\.000 Punkte/,
  )
})

test.each([
  ['remarks that never end', '<!--'],
  ['brackets', '<'],
  ['names without a value', '<trkpt lat='],
  ['entities', '&a;'],
])('T46: ten million letters of %s are refused at once', (_, part) => {
  const text = gpx(`<trk>${part.repeat(10_000_000 / part.length)}`).replace('</gpx>', '')
  const begin = performance.now()
  expect(readGeometry('LineString', text)).toMatchObject({ isRefused: true })
  expect(performance.now() - begin).toBeLessThan(10_000)
})

test('a file of GeoJSON is thinned as well, and one that is no way changes nothing', async () => {
  const read = (text: string) =>
    readGeometryFile('LineString', { size: text.length, text: () => Promise.resolve(text) })
  const long = Array.from({ length: 60_000 }, (_, at) => [8.5 + at / 1e5, 48.7 + noise(at)])
  const { value, note } = await read(JSON.stringify(line(long)))
  expect(linie.parse(value).coordinates.at(0)).toEqual(long[0])
  expect(note).toMatch(/^Von 60\.000 Punkten/)
  const swapped = long.map(([longitude, latitude]) => [latitude, longitude])
  for (const wrong of [line(swapped), line([[8.5, 48.7]]), { type: 'Point' }, '{']) {
    const { isRefused, note: why } = await read(JSON.stringify(wrong))
    expect([isRefused, why]).toEqual([true, expect.stringMatching(/\./)])
  }
  expect((await read('')).isRefused).toBe(true)
})
