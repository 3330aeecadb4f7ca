import { linie } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { readGeometry } from './read-geometry.ts'

const points = (from: number, count: number, tag = 'trkpt') =>
  Array.from(
    { length: count },
    (_, at) =>
      `<${tag} lat="${48.7 + (from + at) / 10_000}" lon="8.55"><ele>43${at % 10}.4</ele><time>2026-11-24T09:00:00Z</time></${tag}>`,
  ).join('')

const gpx = (inner: string) =>
  `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inner}</gpx>`

const line = (coordinates: unknown) => ({ type: 'LineString', coordinates })

test('E4: a GPX file gives the way that was recorded, with its heights', () => {
  expect(
    readGeometry(
      'LineString',
      gpx(
        `<wpt lat="48" lon="8"/><trk><name>Runde</name><trkseg>${points(0, 2)}</trkseg><trkseg>${points(2, 1)}</trkseg></trk><rte>${points(9, 2, 'rtept')}</rte>`,
      ),
    ),
  ).toEqual({
    value: line([
      [8.55, 48.7, 430],
      [8.55, 48.7001, 431],
      [8.55, 48.7002, 430],
    ]),
    note: null,
    isRefused: false,
  })
})

test('E4: a planned way counts where none was recorded, and heights may be missing', () => {
  const planned = gpx(
    '<rte><rtept lat="48.7" lon="8.5"><ele></ele></rtept><rtept lat="48.8" lon="8.5"/></rte>',
  )
  expect(readGeometry('LineString', planned).value).toEqual(
    line([
      [8.5, 48.7],
      [8.5, 48.8],
    ]),
  )
})

test('E4: of several ways the longest is taken, and that is said', () => {
  const { value, note } = readGeometry(
    'LineString',
    gpx(`<trk><trkseg>${points(0, 2)}</trkseg></trk><trk><trkseg>${points(0, 4)}</trkseg></trk>`),
  )
  expect(value).toMatchObject({ coordinates: { length: 4 } })
  expect(note).toBe('Die Datei enthält 2 Wege; genommen ist der längste.')
})

test('E4: a watch that notes each second gives a way that fits, with the same ends', () => {
  const recorded = Array.from(
    { length: 12_000 },
    (_, at) =>
      `<trkpt lat="${48.7 + Math.sin(at / 900) / 50}" lon="${8.5 + at / 100_000}"><ele>400</ele></trkpt>`,
  )
  const { value, note } = readGeometry(
    'LineString',
    gpx(`<trk><trkseg>${recorded.join('')}</trkseg></trk>`),
  )
  const { coordinates } = linie.parse(value)
  expect(coordinates.length).toBeGreaterThan(50)
  expect(coordinates.length).toBeLessThanOrEqual(5_000)
  expect(coordinates[0]).toEqual([8.5, 48.7, 400])
  expect(coordinates.at(-1)?.[0]).toBe(8.61999)
  expect(note).toMatch(/^Von 12\.000 Punkten sind [\d.]+ behalten/)
})

test.each([
  ['a file without a way', gpx('<wpt lat="48.7" lon="8.5"/>')],
  ['a way of one point', gpx(`<trk><trkseg>${points(0, 1)}</trkseg></trk>`)],
  ['a file that is cut off', gpx('<trk><trkseg>').replace('</gpx>', '')],
  ['another kind of file', '<kml><LineString/></kml>'],
  ['a file of names that objects have', gpx('<constructor/><__proto__><trkpt/></__proto__>')],
])('E4: %s is said to have none, and nothing typed is lost', (_, text) => {
  expect(readGeometry('LineString', text)).toEqual({
    value: text.replace('\uFEFF', ''),
    note: 'In dieser Datei steht kein Weg. Bitte als GPX-Track speichern.',
    isRefused: true,
  })
})

test('T50: a file that brings entities along is not read, and nothing typed is lost', () => {
  const text = gpx(`<trk><trkseg>${points(0, 3)}</trkseg></trk>`)
    .replace('\uFEFF', '')
    .replace('<gpx', '<!DOCTYPE gpx [<!ENTITY a "&b;&b;">]><gpx')
  const { value, note } = readGeometry('LineString', text)
  expect(value).toBe(text)
  expect(note).toMatch(/wird nicht gelesen/)
})

test.each([
  [
    'no heights',
    '<ele></ele>',
    'Die Datei enthält keine Höhen; ohne sie zeigt die Seite kein Höhenprofil.',
  ],
  [
    'heights of no place',
    '<ele>99999</ele>',
    'Die Datei enthält keine Höhen; ohne sie zeigt die Seite kein Höhenprofil.',
  ],
  ['one height', null, 'Bei 2 von 3 Punkten fehlt die Höhe oder kann nicht stimmen.'],
])('a way with %s is kept, and what that means is said', (_, ele, said) => {
  const point = (at: number) =>
    `<trkpt lat="${48.7 + at / 1000}" lon="8.5">${ele ?? (at === 1 ? '<ele>431</ele>' : '')}</trkpt>`
  const text = gpx(`<trk><trkseg>${[0, 1, 2].map(point).join('')}</trkseg></trk>`)
  const { value, note } = readGeometry('LineString', text)
  expect(linie.parse(value).coordinates).toHaveLength(3)
  expect(note).toBe(said)
})

test('E4: lists of points and GeoJSON are read as before; what is neither goes on as it is', () => {
  const ring = [
    [8.5, 48.7],
    [8.6, 48.7],
    [8.6, 48.8],
    [8.5, 48.7],
  ]
  expect(readGeometry('Polygon', JSON.stringify(ring)).value).toEqual({
    type: 'Polygon',
    coordinates: [ring],
  })
  expect(readGeometry('LineString', ' [[8.5, 48.7], [8.6, ').value).toBe('[[8.5, 48.7], [8.6,')
  expect(readGeometry('LineString', '  ')).toMatchObject({ value: null, note: null })
})

const trackOf = (...marks: string[]) => gpx(`<trk><trkseg>${marks.join('')}</trkseg></trk>`)
const mark = (lat: number | string, lon: number | string) => `<trkpt lat="${lat}" lon="${lon}"/>`

test('what a watch noted before it knew where it was is left out, and that is said', () => {
  const lost = [mark(0, 0), mark('', ''), '<trkpt/>', mark(12.5, -70.2)]
  const way = [48.7, 48.71, 48.72, 48.73, 48.74].map((lat) => mark(lat, 8.5))
  const { value, note } = readGeometry('LineString', trackOf(...lost, ...way))
  expect(linie.parse(value).coordinates.map(([, latitude]) => latitude)).toEqual([
    48.7, 48.71, 48.72, 48.73, 48.74,
  ])
  expect(note).toMatch(/^4 Punkte ohne Ort oder weit weg vom Weg sind weggelassen\./)
})

test.each([
  [
    'swapped',
    [mark(8.5, 48.7), mark(8.6, 48.7)],
    /Länge und Breite vertauscht \(8,5° Nord, 48,7° Ost\)/,
  ],
  [
    'in the sea off Africa',
    [mark(0, 0), mark(0, 0), mark(48.7, 8.5)],
    /\(0\/0\): Das Gerät hatte keinen Empf/,
  ],
  [
    'on an island',
    [mark(39.57, 2.65), mark(39.58, 2.65)],
    /nicht in Mitteleuropa \(39,57° Nord, 2,65° Ost/,
  ],
])('a way that lies %s is refused in words', (_, way, said) => {
  const { note, isRefused } = readGeometry('LineString', trackOf(...way))
  expect([note, isRefused]).toEqual([expect.stringMatching(said), true])
})

test('marks that are written otherwise are read all the same, and what is only remarked is not', () => {
  const odd = `<!-- <trkpt lat="1" lon="1"/> --><desc><![CDATA[<trkpt lat="2" lon="2"/>]]></desc>
    <trk><trkseg><trkpt lon='8.5'
      lat = '48.7' ><time>x</time><ele> 430.2 </ele></trkpt><ele>7</ele>
      <g:trkpt lat="48.8" lon="8.5"><g:ele>431</g:ele></g:trkpt></trkseg></trk>`
  expect(readGeometry('LineString', gpx(odd)).value).toEqual(
    line([
      [8.5, 48.7, 430],
      [8.5, 48.8, 431],
    ]),
  )
})
