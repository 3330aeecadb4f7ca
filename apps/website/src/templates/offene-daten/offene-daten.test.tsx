import { examples } from '@kurstadt/contract/examples'
import { datensaetze, datensatzNamen } from '@kurstadt/contract/offene-daten'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { fixtures } from './offene-daten.fixtures.ts'
import { OffeneDaten } from './offene-daten.tsx'

const { typical, minimal, english } = examples['offene-daten']
const url = '/de/open-data/'

const row = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li')
  return within(item ?? document.body)
}

test('typical: the licence with whom to name stands before the first file', () => {
  renderView(<OffeneDaten block={typical} />, { url })
  const licence = screen.getByRole('link', { name: /^Datenlizenz Deutschland – Namensnennung/ })
  expect(licence.getAttribute('href')).toBe('https://www.govdata.de/dl-de/by-2-0')
  expect(screen.getByText(/Nennen Sie dabei die Quelle: „Stadtverwaltung/)).toBeTruthy()
  const [first] = screen.getAllByRole('link', { name: /^JSON/ })
  expect(
    licence.compareDocumentPosition(first ?? licence) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).not.toBe(0)
})

test('every dataset names its files, GeoJSON only where it has positions', () => {
  renderView(<OffeneDaten block={typical} />, { url })
  for (const name of datensatzNamen) {
    const { titel, formate } = datensaetze[name]
    const files = row(titel.de)
    for (const format of formate) {
      const found = files.getAllByRole('link').map((link) => link.getAttribute('href'))
      expect(found).toContain(`/de/open-data/${name}.${format}`)
    }
  }
  expect(row('Abfuhrtermine').queryByRole('link', { name: /GeoJSON/ })).toBeNull()
  expect(row('Gemeinderat').getByRole('link', { name: 'OParl 1.1: Gemeinderat' })).toBeTruthy()
})

test('what is more than one file holds is offered in parts', () => {
  renderView(<OffeneDaten block={typical} />, { url })
  const third = row('Veranstaltungen').getByRole('link', { name: 'CSV, Teil 3: Veranstaltungen' })
  expect(third.getAttribute('href')).toBe('/de/open-data/veranstaltungen.csv?seite=3')
})

test('minimal: without a licence nothing is allowed, and it says whom to ask only if there is one', () => {
  const { container } = renderView(<OffeneDaten block={minimal} />, { url })
  expect(screen.getByText(/^Eine Lizenz hat die Stadt noch nicht festgelegt/)).toBeTruthy()
  expect(container.textContent).not.toMatch(/kostenlos|Quelle|Fragen dazu/)
  expect(screen.getByText('Zurzeit gibt es keine Datensätze.')).toBeTruthy()
})

test('what has never been changed says no day, what is measured says so', () => {
  renderView(<OffeneDaten block={typical} />, { url })
  expect(row('Parkplätze und ihre Belegung').getByText('Wird laufend gemessen')).toBeTruthy()
  expect(row('Abfuhrtermine').getByText('Zuletzt geändert am 12.05.2027')).toBeTruthy()
})

test('english: English files and texts, and German ways say that they are', () => {
  renderView(<OffeneDaten block={english} />, { sprache: 'en', url: '/en/open-data/' })
  const file = row('Sights and places').getByRole('link', { name: 'JSON: Sights and places' })
  expect(file.getAttribute('href')).toBe('/en/open-data/pois.json')
  expect(row('Town council').getByRole('link', { name: /in German/ })).toBeTruthy()
})

test('the description for programs has every field of every dataset', () => {
  const { container } = renderView(<OffeneDaten block={fixtures.schnittstelle ?? typical} />, {
    url,
  })
  const codes = [...container.querySelectorAll('code')].map((one) => one.textContent)
  for (const name of datensatzNamen)
    for (const { name: field } of datensaetze[name].spalten) expect(codes).toContain(field)
  expect(screen.getByText('Toilette für Rollstühle')).toBeTruthy()
})
