import { expect, test } from 'vitest'
import { accessPaths, missingPageHints, statementHints } from './hints.ts'

const checked = {
  status: 'teilweise',
  methode: 'selbst',
  geprueft: '2026-06-01T12:00:00.000Z',
} as const
const doc = {
  id: '1',
  website: checked,
  app: checked,
  rat: checked,
  intranet: checked,
  schlichtung: { name: 'Schlichtungsstelle' },
}

test('a check holds for a year, and is called old on the day after', () => {
  expect(statementHints(doc, '2027-06-01')).toEqual([])
  const [first, ...others] = statementHints(doc, '2027-06-02')
  expect(first).toMatch(/^Website: Zuletzt geprüft am 01\.06\.2026, vor mehr als einem Jahr/)
  expect(others).toHaveLength(3)
})

test('a leap day has its year too', () => {
  const website = { ...checked, geprueft: '2028-02-29T12:00:00.000Z' }
  const today = { ...doc, app: website, rat: website, intranet: website, website }
  expect(statementHints(today, '2029-03-01')).toEqual([])
  expect(statementHints(today, '2029-03-02')).toHaveLength(4)
})

test('what nobody has checked is said, with nothing filled in at all too', () => {
  const hints = statementHints({ id: '1' }, '2027-06-01')
  expect(hints.slice(0, 4).every((hint) => hint.includes('Noch nicht geprüft'))).toBe(true)
  expect(hints[4]).toMatch(/Schlichtungsstelle fehlt/)
})

test('a point whose day is over is overdue, one that stays as it is never', () => {
  const point = { id: 'a', was: 'Alte Anlagen.', bis: '2027-03-31T12:00:00.000Z' }
  const withPoint = (grund: 'offen' | 'ausnahme') =>
    statementHints({ ...doc, rat: { ...checked, ausnahmen: [{ ...point, grund }] } }, '2027-04-01')
  expect(withPoint('offen')).toEqual(['Gemeinderat: Überfällig seit dem 31.03.2027: Alte Anlagen.'])
  expect(withPoint('ausnahme')).toEqual([])
})

test('a page that the header of each page leads to, and that is not there, is named', () => {
  expect(missingPageHints(accessPaths)).toEqual([])
  const [first, ...others] = missingPageHints(accessPaths.slice(1))
  expect(first).toMatch(/^Die Seite \/de\/leichte-sprache\/ fehlt\./)
  expect(others).toEqual([])
  expect(missingPageHints([])).toHaveLength(4)
})
