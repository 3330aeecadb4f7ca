import { expect, test } from 'vitest'
import { madeFileOf, madeFileRoutes } from './made-files.ts'
import { matches } from './route-table.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { readTarget } from './target.ts'

function fileAt(url: string) {
  const result = readTarget(url)
  if (result.kind !== 'target') throw new Error(url)
  return madeFileOf(result.target)
}

test('the calendar of the list takes the filters of the list, the first value of each', () => {
  expect(fileAt('/de/veranstaltungen.ics?rubrik_id=3&rubrik_id=4&q=&kostenlos=true')).toEqual({
    name: 'veranstaltungen.ics',
    id: null,
    params: { sprache: 'de', rubrik_id: '3', kostenlos: 'true' },
  })
})

test('the language of a calendar is that of its address', () => {
  expect(fileAt('/en/veranstaltungen.ics?sprache=de')).toMatchObject({ params: { sprache: 'en' } })
  expect(fileAt('/en/veranstaltungen/12.ics')).toEqual({
    name: 'veranstaltungen/{id}.ics',
    id: 12,
    params: { sprache: 'en' },
  })
})

test('the meetings of the council and of a committee are calendars, and so is one meeting', () => {
  expect(fileAt('/de/sitzungen.ics?gremium_id=4&q=')).toEqual({
    name: 'sitzungen.ics',
    id: null,
    params: { sprache: 'de', gremium_id: '4' },
  })
  expect(fileAt('/en/sitzungen/7.ics')).toMatchObject({ name: 'sitzungen/{id}.ics', id: 7 })
})

test('the minutes of a meeting are a file in German, as they were written', () => {
  expect(fileAt('/de/sitzungen/7.pdf?x=1')).toEqual({
    name: 'sitzungen/{id}.pdf',
    id: 7,
    params: { sprache: 'de' },
  })
  expect(fileAt('/en/sitzungen/7.pdf')).toBeNull()
  expect(fileAt('/de/sitzungen/0.pdf')).toBeNull()
})

test('the way of a tour is a file for a watch and one for a map, in each language', () => {
  expect(fileAt('/de/touren/3.gpx?x=1')).toEqual({
    name: 'touren/{id}.gpx',
    id: 3,
    params: { sprache: 'de' },
  })
  expect(fileAt('/en/touren/3.geojson')).toMatchObject({
    name: 'touren/{id}.geojson',
    params: { sprache: 'en' },
  })
  expect(fileAt('/de/touren/0.gpx')).toBeNull()
  expect(fileAt('/de/touren/3.kml')).toBeNull()
})

test('the timetables of the railway are a file in each language', () => {
  expect(fileAt('/en/fahrplaene.pdf?x=1')).toEqual({
    name: 'fahrplaene.pdf',
    id: null,
    params: { sprache: 'en' },
  })
  expect(fileAt('/fr/fahrplaene.pdf')).toBeNull()
})

test('the collections of a street have one address without a year, and a sheet for each', () => {
  expect(fileAt('/de/abfuhr/12.ics?arten=1,3')).toEqual({
    name: 'abfuhr/{id}.ics',
    id: 12,
    params: { sprache: 'de', arten: '1,3' },
  })
  expect(fileAt('/en/abfuhr/12.pdf?jahr=2027&sprache=de')).toEqual({
    name: 'abfuhr/{id}.pdf',
    id: 12,
    params: { sprache: 'en', jahr: '2027' },
  })
})

test.each([
  '/de/abfuhr/0.ics',
  '/de/abfuhr/12.txt',
  '/de/abfuhr/talstrasse.ics',
  '/de/veranstaltungen/',
  '/de/vorlagen.ics',
  '/de/veranstaltungen/0.ics',
  '/de/veranstaltungen/x.ics',
  '/fr/veranstaltungen.ics',
  '/de/x/veranstaltungen.ics',
])('any other address is no file: %s', (url) => {
  expect(fileAt(url)).toBeNull()
})

const programme = '/tools/export/veranstaltungen/pdf_extended.cfm'

test('the programme is found with the parameters that its links have (spec 7)', () => {
  const query =
    'datum_von=2027-06-01&datum_bis=2027-06-30&bildrequired=false&titelmaxlength=250&textminlength=0&zeitraum=individuell&freigabe=1&sprache=1'
  expect(fileAt(`${programme}?${query}`)).toEqual({
    name: 'veranstaltungen.pdf',
    id: null,
    params: {
      sprache: 'de',
      datum_von: '2027-06-01',
      datum_bis: '2027-06-30',
      bildrequired: 'false',
      titelmaxlength: '250',
      textminlength: '0',
    },
  })
})

test('the programme of the festival is asked for as that', () => {
  const query = 'datum_von=2027-07-02&datum_bis=2027-09-01&sprache=1&festival=1'
  expect(fileAt(`${programme}?${query}`)).toMatchObject({ params: { festival: '1' } })
})

test('days may be written as one writes them in Germany, and 2 stands for English', () => {
  const query = 'datum_von=1.6.2027&datum_bis=30.06.2027&sprache=2'
  expect(fileAt(`${programme}?${query}`)).toMatchObject({
    params: { sprache: 'en', datum_von: '2027-06-01', datum_bis: '2027-06-30' },
  })
})

test.each(['freigabe=0', 'zeitraum=woche', 'sprache=7', 'sprache=toString'])(
  'what nobody gets is refused: %s',
  (query) => {
    const days = 'datum_von=2027-06-01&datum_bis=2027-06-30'
    expect(fileAt(`${programme}?${days}&${query}`)).toBe('unknown')
  },
)

test.each([
  '/de/sitzungen/7.pdf',
  '/de/sitzungen/7.ics',
  '/de/touren/7.gpx',
  '/en/touren/7.geojson',
  '/en/fahrplaene.pdf',
  '/de/abfuhr/12.pdf',
  '/de/bekanntmachungen.csv',
  '/de/bekanntmachungen/7.txt',
  '/de/veranstaltungen.ics',
])('what %s leads to is also answered: one route of the table has it', (url) => {
  const content = { findFile: () => Promise.reject(new Error('nobody asks here')) }
  const security = createSecurityHeaders({ isSecure: true, isDevelopment: false })
  expect([...matches(madeFileRoutes({ content, security }), url)]).toHaveLength(1)
  expect(fileAt(url)).not.toBeNull()
})
