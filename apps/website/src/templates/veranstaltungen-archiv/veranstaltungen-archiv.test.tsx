import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { VeranstaltungenArchiv } from './veranstaltungen-archiv.tsx'

const { typical, minimal, english } = examples['veranstaltungen-archiv']
const paged = { ...typical, context: { ...typical.context, anzahl: 42, seite: 2 } }
const url = '/de/veranstaltungen/archiv/'

/** What sending the form of the year would put into the address. */
function sent(): Record<string, FormDataEntryValue> {
  const form = screen.getByRole('form', { name: 'Jahr' })
  return Object.fromEntries(new FormData(form instanceof HTMLFormElement ? form : undefined))
}

test('typical: past events with date, time, venue, picture and excerpt', () => {
  renderView(<VeranstaltungenArchiv block={typical} />, { url })
  const concert = screen.getByText('Sommernachtskonzert im Kurpark').closest('article')
  expect(concert?.textContent).toContain('19.06.2027, 19:30 bis 22:00 Uhr')
  expect(concert?.textContent).toContain('Kurpark, Musikpavillon')
  expect(concert?.textContent).toContain('Das Silbertaler Blasorchester')
  expect(concert?.querySelector('img')).toBeTruthy()
})

test('the select of the year is required, has its placeholder and the years of the events', () => {
  renderView(<VeranstaltungenArchiv block={typical} />, { url })
  const select = screen.getByLabelText(/^Jahr/, { selector: 'select' })
  expect(select.getAttribute('name')).toBe('jahr')
  expect(select.hasAttribute('required')).toBe(true)
  expect([...select.querySelectorAll('option')].map((one) => one.textContent)).toEqual([
    'Bitte wählen Sie ein Jahr aus',
    '2027',
    '2026',
    '2024',
  ])
  expect(screen.getByRole('button', { name: 'Im Zeitraum suchen' })).toBeTruthy()
})

test('choosing a year begins on the first page and keeps the other filters', () => {
  renderView(<VeranstaltungenArchiv block={paged} />, { url: `${url}?jahr=2026&seite=3&q=Chor` })
  expect(sent()).toEqual({ jahr: '2026', q: 'Chor' })
})

test('paged: the pages keep the year', () => {
  renderView(<VeranstaltungenArchiv block={paged} />, { url: `${url}?jahr=2026&seite=2` })
  expect(screen.getByRole('link', { name: 'Nächste Seite' }).getAttribute('href')).toBe(
    `${url}?jahr=2026&seite=3`,
  )
})

test('minimal: an archive without events says so and asks for no year', () => {
  renderView(<VeranstaltungenArchiv block={minimal} />, { url })
  expect(screen.getByText('Im Archiv steht noch keine Veranstaltung.')).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Jahr' })).toBeNull()
})

test('english: the form speaks English', () => {
  renderView(<VeranstaltungenArchiv block={english} />, {
    sprache: 'en',
    url: '/en/events/archive/',
  })
  expect(screen.getByRole('option', { name: 'Please choose a year' })).toBeTruthy()
})
