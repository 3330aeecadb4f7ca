import type { Fahrplan } from '@kurstadt/contract'
import { fahrplanExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { readPdf } from '../../../../../../tests/support/read-pdf.ts'
import { drawBlatt } from '../druck/document.ts'
import { partsOf, weekdaysText } from './parts.ts'

const { summer, winter } = fahrplanExamples
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const rowsOf = (titel: string, sprache: 'de' | 'en' = 'de') =>
  partsOf([winter, summer], sprache)
    .find((part) => part.titel.startsWith(titel))
    ?.zeilen.map(([name, value]) => plain(`${name}: ${value}`))

test('days in words', () => {
  expect(weekdaysText(['MONTAG', 'DIENSTAG', 'MITTWOCH', 'SAMSTAG', 'FEIERTAG'], 'de')).toBe(
    'Montag bis Mittwoch, Samstag und Feiertage',
  )
  expect(weekdaysText(['SAMSTAG', 'SONNTAG'], 'en')).toBe('Saturday and Sunday')
})

test('the printed timetable says what the data says: seasons, exceptions, fares', () => {
  expect(rowsOf('Winterfahrplan')).toEqual(['Täglich: 10:00 bis 17:30 Uhr, alle 30 Minuten'])
  expect(rowsOf('An diesen Tagen')).toEqual([
    '7.–11. Dezember 2026: kein Betrieb (Prüfung von Seil und Bremsen)',
    '24. Dezember 2026: kein Betrieb, ab 14:00 Uhr',
  ])
  expect(rowsOf('Fahrpreise')).toEqual([
    'Erwachsene (ab 15 Jahren): 4,00 €',
    'Kinder: 2,50 €',
    'Familienkarte: ab 7,50 €',
  ])
})

const faresOf = (...plans: Fahrplan[]) =>
  partsOf(plans, 'de').flatMap(({ titel, zeilen }) =>
    titel.startsWith('Fahrpreise') ? [[plain(titel), plain(zeilen[0]?.[1] ?? '')]] : [],
  )
const dear = { erwachsene: 6, kinder: 3, familie: 11 }

test('timetables with different fares print each once, and name whose they are', () => {
  expect(faresOf(winter, summer, { ...summer, titel: 'Märkte', fahrpreise: dear })).toEqual([
    ['Fahrpreise je Fahrt: Winterfahrplan, Sommerfahrplan', '4,00 €'],
    ['Fahrpreise je Fahrt: Märkte', '6,00 €'],
  ])
  const same = { ...winter, fahrpreise: summer.fahrpreise }
  expect(faresOf(summer, same)).toEqual([['Fahrpreise je Fahrt', '4,00 €']])
})

test('of two timetables with one title the season says whose the fares are', () => {
  const next = {
    ...summer,
    fahrpreise: dear,
    gueltig_von: '2028-04-01',
    gueltig_bis: '2028-10-31',
  }
  expect(faresOf(winter, summer, next).map(([titel]) => titel)).toEqual([
    expect.stringMatching(/: Winterfahrplan, Sommerfahrplan \(.*2027\)$/),
    expect.stringMatching(/: Sommerfahrplan \(.*2028\)$/),
  ])
})

test('and the same in English', () => {
  expect(rowsOf('Fares', 'en')?.at(-1)).toBe('Family ticket: from €7.50')
})

test('without a timetable the leaflet says so', () => {
  expect(partsOf([], 'de')[0]?.absaetze).toEqual(['Zurzeit ist kein Fahrplan eingetragen.'])
})

test('the leaflet is a tagged PDF, and goes on on a second page when it is long', async () => {
  const long = { ...winter, fahrten: Array.from({ length: 60 }, () => winter.fahrten).flat() }
  const bytes = await drawBlatt({
    lang: 'de-DE',
    ort: 'Bad Silberbronn',
    titel: 'Fahrplan der Bergbahn',
    untertitel: '',
    geaendert: '2026-11-24T10:00:00.000Z',
    teile: partsOf([long], 'de'),
    fuss: 'kurstadt.example',
    seite: 'Seite',
  })
  const read = await readPdf(bytes)
  expect(read).toMatchObject({ isMarked: true, lang: 'de-DE', title: 'Fahrplan der Bergbahn' })
  for (const tag of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(read.tags).toContain(tag)
  expect(read.unmarked).toEqual([])
  expect(read.nested).toEqual([])
  expect(read.pages.length).toBeGreaterThan(1)
  expect(read.pages.at(-1)).toContain('Familienkarte')
})
