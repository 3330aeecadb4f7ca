import { beforeAll, expect, test, vi } from 'vitest'
import { districtsIn, withoutDistricts, writtenDistricts } from './districts.ts'
import { kindsOf } from './kinds.ts'
import { fileOf, town } from './town.fixtures.ts'

let readFile: typeof import('./read-file.ts')['readFile']
let resolve: typeof import('./resolve.ts')['resolve']

beforeAll(async () => {
  // The door of the events asks for the environment.
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-tests-'.padEnd(32, '0'))
  ;({ readFile } = await import('./read-file.ts'))
  ;({ resolve } = await import('./resolve.ts'))
})

function read(name: string, more: Partial<typeof town> = {}) {
  const { art, entries, hinweise, tabelle, zeichensatz } = readFile(fileOf(name), {
    spalten: null,
    jahr: 2027,
    bezirk: more.bezirk ?? null,
  })
  const { issues, wanted } = resolve(entries, { ...town, ...more })
  const lines = wanted.map((one) => `${one.zeile} ${one.datum} ${one.art} ${one.bezirk}`)
  const reasons = issues.map((one) => `${one.zeile} ${one.schwere}: ${one.grund}`)
  return { art, zeichensatz, hinweise, tabelle, wanted, lines, reasons }
}

test('a table from a German desk: Windows-1252, a title above it, weekdays, lists of districts', () => {
  const { lines, reasons, wanted, zeichensatz } = read('bezirke-windows-1252.csv')
  expect(zeichensatz).toBe('Windows-1252')
  expect(lines).toEqual([
    '4 2027-01-05 rest 1',
    '4 2027-01-05 rest 2',
    '6 2027-01-07 bio 1',
    '6 2027-01-07 bio 2',
    '6 2027-01-07 bio 3',
    '7 2027-01-06 gelb 3',
    '11 2027-01-19 rest 1',
    '11 2027-01-19 rest 2',
    '11 2027-01-19 rest 3',
  ])
  expect(wanted[2]).toMatchObject({
    verschoben_von: '2027-01-06',
    hinweis: 'Tonne bis 6 Uhr; bitte früh',
  })
  expect(reasons).toEqual([
    '7 hinweis: Der 06.01.2027 ist ein Feiertag (Heilige Drei Könige). Stimmt der Tag?',
    '9 ausgelassen: Die Abfallart „Windelsack“ ist nicht zugeordnet.',
    '10 ausgelassen: Der Tag liegt nicht im Jahr 2027.',
    '5 ausgelassen: Derselbe Termin steht schon in Zeile 4.',
  ])
})

test('a table of streets: with a mark in front, commas, ISO days, streets merged, split and unknown', () => {
  const { lines, reasons, zeichensatz } = read('strassen-mit-bom.csv')
  expect(zeichensatz).toBe('UTF-8')
  expect(lines).toEqual([
    '2 2027-01-11 papier 1',
    '3 2027-01-12 papier 2',
    '5 2027-01-11 bio 3',
    '5 2027-01-11 papier 3',
    '6 2027-01-25 papier 3',
  ])
  expect(reasons).toEqual([
    '4 ausgelassen: „TALSTRASSE“ liegt in mehreren Bezirken. Bitte ergänzen Sie die Hausnummern oder den Ortsteil: 1 bis 60; ab 61.',
    '7 ausgelassen: Die Straße „Nirgendwoweg“ gibt es hier nicht.',
    '8 ausgelassen: Die Straße „Nirgendwoweg“ gibt es hier nicht.',
  ])
})

test('a table with tabs, and a vehicle at two places on one day', () => {
  const { reasons, wanted } = read('tabulatoren.txt')
  expect(reasons).toEqual([])
  expect(wanted).toMatchObject([
    { bezirk: 1, ort: 'Parkplatz P2', beginn: '09:00', ende: '11:30' },
    { bezirk: 2, ort: 'Parkplatz P2' },
    { bezirk: 1, ort: 'Bauhof', beginn: '13:00', ende: '14:30' },
    { bezirk: 2, ort: 'Bauhof' },
  ])
})

test('what is wrong is said with its line, and only that', () => {
  const { lines, reasons } = read('voller-fehler.csv')
  expect(reasons).toEqual([
    '2 fehler: „30.02.2027“ gibt es im Kalender nicht.',
    '3 fehler: „1/5/2027“ (Datum) ist kein Datum. Bitte so: 31.12.2027.',
    '4 fehler: Das Datum fehlt.',
    '5 fehler: Die Abfallart fehlt.',
    '6 fehler: „Nord“ ist kein Bezirk. Bitte so: 1, 2 oder 1-4.',
    '7 fehler: 100 ist kein Bezirk; Bezirke haben die Nummern 1 bis 99.',
    '8 fehler: „halb neun“ ist keine Uhrzeit. Bitte so: 09:00.',
    '9 fehler: Das Ende liegt vor dem Beginn.',
    '10 fehler: Es fehlt, in welchem Bezirk oder welcher Straße abgeholt wird.',
  ])
  expect(lines).toEqual(['11 2027-01-12 rest 1'])
})

test('a calendar: folded lines, zones, whole days and times, a rule with exceptions and a moved day', () => {
  const { art, lines, reasons, wanted } = read('zweckverband.ics')
  expect(art).toBe('Kalender')
  expect(lines.slice(0, 2)).toEqual(['20 2027-01-04 rest 3', '20 2027-01-04 rest 4'])
  const bio = wanted.filter((one) => one.art === 'bio')
  expect(bio.map(({ datum }) => datum).slice(0, 7)).toEqual([
    '2027-01-05',
    '2027-01-19',
    '2027-02-16',
    '2027-03-02',
    '2027-03-16',
    '2027-03-31',
    '2027-04-13',
  ])
  expect(bio.at(-1)?.datum).toBe('2027-12-21')
  expect(bio[5]).toMatchObject({ bezirk: 3, verschoben_von: '2027-03-30', beginn: null, ort: null })
  expect(wanted.filter((one) => one.art === 'mobil')).toMatchObject([
    { bezirk: 3, datum: '2027-02-13', ort: 'Parkplatz P2', beginn: '09:00', ende: '11:30' },
  ])
  expect(wanted.filter((one) => one.art === 'papier')).toEqual([])
  expect(reasons.filter((reason) => !reason.includes('nicht im Jahr'))).toEqual([
    '60 ausgelassen: In der Datei als abgesagt vermerkt.',
    '75 ausgelassen: Die Straße „Lange Straße, Nachbardorf“ gibt es hier nicht.',
  ])
})

test('an evening in Greenwich is the next day in the town, and a house stands in its street', () => {
  const { wanted } = read('zweckverband.ics')
  expect(wanted.filter((one) => one.art === 'gelb')).toMatchObject([
    { datum: '2027-01-11', bezirk: 3 },
  ])
})

test('an entry of a calendar that nobody can read says so, a rule that nobody knows as well', () => {
  const { reasons } = read('unlesbar.ics')
  expect(reasons).toEqual([
    expect.stringMatching(/^20 fehler: /),
    expect.stringMatching(/^35 fehler: Diese Art der Wiederholung/),
  ])
})

test.each([
  ['', /leer/],
  ['﻿  \r\n', /leer/],
  ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR', /kein Termin/],
])('a file without anything is refused: %#', (text, reason) => {
  const bytes = new TextEncoder().encode(text)
  const asked = { spalten: null, jahr: 2027, bezirk: null }
  expect(() => readFile(bytes, asked)).toThrow(reason)
})

test('a field that nobody closes is refused with its line', () => {
  expect(() => read('offenes-feld.csv')).toThrow(/in Zeile \d+ nicht lesbar/)
})

test('a table without the columns that are needed asks for them', () => {
  const bytes = new TextEncoder().encode('Wann;Was\n05.01.2027;Restmüll\n')
  const { entries, hinweise } = readFile(bytes, { spalten: null, jahr: 2027, bezirk: null })
  expect(entries).toEqual([])
  expect(hinweise).toEqual([
    expect.stringContaining('„Datum“ wurde nicht erkannt'),
    expect.stringContaining('„Abfallart“ wurde nicht erkannt'),
    expect.stringContaining('sagt nicht, wo abgeholt wird'),
  ])
  const chosen = readFile(bytes, { spalten: { datum: 0, art: 1 }, jahr: 2027, bezirk: 4 })
  expect(resolve(chosen.entries, { ...town, bezirk: 4 }).wanted).toMatchObject([
    { datum: '2027-01-05', art: 'rest', bezirk: 4 },
  ])
})

test('a street for which a day is missing, while others of its district have it, is pointed out', () => {
  const rows = ['Datum;Abfallart;Straße;Ortsteil']
  rows.push('11.01.2027;Papier;Lindenweg;Oberwies', '11.01.2027;Papier;Lindenweg;Tannach')
  rows.push('25.01.2027;Papier;Lindenweg;Oberwies')
  const bytes = new TextEncoder().encode(rows.join('\n'))
  const { entries } = readFile(bytes, { spalten: null, jahr: 2027, bezirk: null })
  const { issues, wanted } = resolve(entries, town)
  expect(wanted).toHaveLength(2)
  expect(issues).toEqual([
    {
      schwere: 'hinweis',
      zeile: 4,
      grund:
        'Den 25.01.2027 nennt die Datei nicht für alle ihre Straßen im Bezirk 1; er gilt für den ganzen Bezirk.',
    },
  ])
})

test.each([
  ['Restmüll', ['rest']],
  ['Restabfall, 14-täglich', ['rest']],
  ['RESTMUELL', ['rest']],
  ['Graue Tonne', ['rest']],
  ['Bio- und Papiertonne', ['bio', 'papier']],
  ['Gelbe Tonne / Gelber Sack', ['gelb']],
  ['Altpapier', ['papier']],
  ['Windelsack', []],
  ['', []],
])('«%s» is taken for %j', (name, expected) => {
  expect(kindsOf(name, town.arten).map(({ id }) => id)).toEqual(expected)
})

test('a word that fits two kinds is not guessed', () => {
  const kinds = [
    { id: 'a', titel: 'Restmüll 2-wöchentlich' },
    { id: 'b', titel: 'Restmüll 4-wöchentlich' },
  ]
  expect(kindsOf('Restabfall', kinds)).toEqual([])
})

test('districts are read from cells and from sentences', () => {
  expect(writtenDistricts('Bezirke 1, 3 und 5-7')).toEqual([1, 3, 5, 6, 7])
  expect(writtenDistricts('3a')).toBeNull()
  expect(districtsIn('Restmüll (Bezirk 3 und 4), bis 6 Uhr')).toEqual([3, 4])
  expect(withoutDistricts('Restmüll (Bezirk 3 und 4)')).toBe('Restmüll')
  expect(withoutDistricts('Biomüll, Bezirk 12')).toBe('Biomüll')
})
