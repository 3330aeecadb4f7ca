import { abfahrtenExamples, examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { AbfahrtenBlock } from './abfahrten.tsx'

const { typical, minimal, english } = examples.abfahrten
const rests = { ...typical, context: abfahrtenExamples.rests }
const another = { ...typical, context: abfahrtenExamples.shorter }
const directions = { ...typical, context: abfahrtenExamples.directions }

test('typical: what runs today, in words', () => {
  renderView(<AbfahrtenBlock block={typical} />)
  expect(
    screen.getByRole('heading', { level: 3, name: 'Heute, Dienstag, 24. November 2026' }),
  ).toBeTruthy()
  expect(screen.getByText('Die Bahn fährt von 10:00 bis 17:30 Uhr, alle 30 Minuten.')).toBeTruthy()
})

test('typical: without a running clock the first and the last car are there', () => {
  renderView(<AbfahrtenBlock block={typical} />)
  const line = screen.getByText('Erste Fahrt 10:00 Uhr, letzte Fahrt 17:30 Uhr.')
  expect(line.dataset).toMatchObject({ tag: '2026-11-24', wieder: '2026-11-25T10:00' })
  expect(line.dataset.zeiten?.split(' ')).toHaveLength(16)
})

test('typical: all departures are a table with an hour a row', () => {
  renderView(<AbfahrtenBlock block={typical} />)
  const row = screen.getByRole('rowheader', { name: '17 Uhr', hidden: true }).closest('tr')
  expect(row?.querySelector('td')?.textContent).toBe('17:00\u00A0· 17:30')
})

test('typical: another day is asked for by a form that needs no code', () => {
  renderView(<AbfahrtenBlock block={typical} />)
  const day = screen.getByLabelText<HTMLInputElement>('An einem anderen Tag')
  expect(day).toMatchObject({ type: 'date', name: 'tag', min: '2026-11-24', max: '2027-11-25' })
  expect(day.form?.method).toBe('get')
})

test('typical: each timetable with its season, its runs and its exceptions', () => {
  renderView(<AbfahrtenBlock block={typical} />)
  const winter = screen.getByRole('heading', { level: 3, name: 'Winterfahrplan' }).parentElement
  expect(winter?.textContent).toContain('01.11.2026 bis 31.03.2027, jedes Jahr')
  expect(winter?.textContent).toContain('Täglich10:00 bis 17:30 Uhr, alle 30 Minuten')
  const lines = within(winter ?? document.body).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '07.12.2026 bis 11.12.2026: kein Betrieb\u00A0– Prüfung von Seil und Bremsen',
    '24.12.2026: kein Betrieb ab 14:00 Uhr',
  ])
  const summer = screen.getByRole('heading', { level: 3, name: 'Sommerfahrplan' }).parentElement
  expect(summer?.textContent).toContain('Freitag und Samstag, talwärts21:30 Uhr')
})

test('rests: «fährt heute nicht» with the reason, and when it runs again', () => {
  renderView(<AbfahrtenBlock block={rests} />)
  expect(screen.getByText('Die Bahn fährt heute nicht.')).toBeTruthy()
  expect(screen.getAllByText('Prüfung von Seil und Bremsen')).toHaveLength(2)
  expect(screen.getByText('Wieder ab Samstag, 12. Dezember 2026, 10:00 Uhr.')).toBeTruthy()
  expect(screen.queryByText('Alle Abfahrten')).toBeNull()
})

test('another day: its times, what is otherwise on it, and the way back to today', () => {
  const { container } = renderView(<AbfahrtenBlock block={another} />)
  expect(
    screen.getByRole('heading', { level: 3, name: 'Donnerstag, 24. Dezember 2026' }),
  ).toBeTruthy()
  expect(screen.getByText('Die Bahn fährt von 10:00 bis 13:30 Uhr, alle 30 Minuten.')).toBeTruthy()
  expect(screen.getByText('kein Betrieb ab 14:00 Uhr')).toBeTruthy()
  expect(container.querySelector('[data-behaviour="next-departure"]')).toBeNull()
  expect(screen.getByRole('link', { name: 'Zurück zu heute' })).toBeTruthy()
})

test('a day too far away: that today is shown instead is said', () => {
  const notice = /^Fahrzeiten zeigen wir bis zu einem Jahr/
  const at = (query: string) =>
    renderView(<AbfahrtenBlock block={typical} />, { url: `/de/bergbahn/${query}` })
  const { unmount } = at('?tag=2031-06-01')
  expect(screen.getByText(notice)).toBeTruthy()
  unmount()
  for (const query of ['', '?tag=2026-11-24', '?tag=x']) {
    const other = at(query)
    expect(screen.queryByText(notice)).toBeNull()
    other.unmount()
  }
})

test('directions: a column for each way, and a line for the next car each way', () => {
  const { container } = renderView(<AbfahrtenBlock block={directions} />)
  const columns = screen.getAllByRole('columnheader', { hidden: true })
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Stunde', 'bergauf', 'talwärts'])
  expect(container.querySelectorAll('[data-behaviour="next-departure"]')).toHaveLength(2)
  expect(screen.getByText('Die Bahn fährt von 09:00 bis 21:30 Uhr.')).toBeTruthy()
})

test('minimal: that there is no timetable is said in words', () => {
  renderView(<AbfahrtenBlock block={minimal} />)
  expect(screen.getByText('Zurzeit ist kein Fahrplan eingetragen.')).toBeTruthy()
})

test('english: days, times and the file in English', () => {
  renderView(<AbfahrtenBlock block={english} />, { sprache: 'en' })
  expect(screen.getByText('First car 10:00, last car 17:30.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Timetable to print/ }).getAttribute('href')).toBe(
    '/en/fahrplaene.pdf',
  )
})
