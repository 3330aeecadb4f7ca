import { expect, test } from 'vitest'
import { readPdf } from '../../../../../../tests/support/read-pdf.ts'
import { abbreviate, monthsOf } from '../files/jahresblatt.ts'
import type { Collection } from '../read/district-dates.ts'
import { drawJahresblatt } from './document.ts'

const kinds = ['Restmüll', 'Biomüll', 'Papier', 'Gelber Sack', 'Grünschnitt', 'Schadstoffmobil']

const collection = (datum: string, kind: number, moved: string | null = null): Collection => ({
  id: kind + 1,
  sprache: 'de',
  datum,
  abfallart: { id: kind + 1, titel: kinds[kind] ?? '', farbe: '#4b4f54', icon: 'tonne' },
  bezirke: [1],
  verschoben_von: moved,
  ort: null,
  beginn: null,
  ende: null,
  hinweis: null,
  uid: `${datum} ${kind}`,
  created: '2027-01-01T00:00:00.000Z',
  modified: '2027-01-01T00:00:00.000Z',
})

/** Twelve kinds on one day, and something on every third. */
const many = [
  ...Array.from({ length: 120 }, (_, at) =>
    collection(new Date(Date.UTC(2028, 0, 1 + at * 3)).toISOString().slice(0, 10), at % 6),
  ),
  ...kinds.map((_, at) => collection('2028-02-29', at, '2028-02-28')),
].toSorted((a, b) => a.datum.localeCompare(b.datum))

const sheet = (termine: readonly Collection[]) =>
  drawJahresblatt({
    lang: 'de-DE',
    ort: 'Bad Silberbronn',
    titel: 'Abfuhrkalender 2028',
    untertitel: 'Talstraße, Hausnummern 1 bis 60 · Bahnhof',
    geaendert: '2027-11-24T10:00:00.000Z',
    ...monthsOf(termine, {
      jahr: 2028,
      sprache: 'de',
      known: kinds.map((_, at) => at + 1),
      holidays: new Map([['2028-01-01', 'Neujahr']]),
    }),
    hinweise: ['* wegen eines Feiertags verschoben.'],
    fuss: 'kurstadt.example',
  })

test('kinds stand on their days with as many letters as tell them apart', () => {
  expect(abbreviate(['Restmüll', 'Gelber Sack', 'Grünschnitt'])).toEqual(['Re', 'Ge', 'Gr'])
  expect(abbreviate(['Papier', 'Pappe', 'Papierkorb'])).toEqual(['Papier', 'Papp', 'Papierk'])
  expect(abbreviate([])).toEqual([])
})

test('a year is one tagged page, whatever is collected', async () => {
  const read = await readPdf(await sheet(many))
  expect(read).toMatchObject({ isMarked: true, lang: 'de-DE', title: 'Abfuhrkalender 2028' })
  expect(read.pages).toHaveLength(1)
  for (const tag of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'L', 'LI'])
    expect(read.tags).toContain(tag)
  expect(read.unmarked).toEqual([])
  expect(read.nested).toEqual([])
  expect(read.pages[0]).toContain('Gelber Sack')
  expect(read.pages[0]).toContain('29 Di')
})

test('a year without dates is a sheet as well', async () => {
  const read = await readPdf(await sheet([]))
  expect(read.pages).toHaveLength(1)
  expect(read.tags).not.toContain('Table')
})

test('days of a month that has no leap day are not drawn', () => {
  const { monate } = monthsOf([], { jahr: 2027, sprache: 'en', known: [], holidays: new Map() })
  expect(monate.map(({ tage }) => tage.length)).toEqual([
    31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
  ])
})
