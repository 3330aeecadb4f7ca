import { abfahrtenExamples, examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { SidebarSommerbergbahn } from './sidebar-sommerbergbahn.tsx'

const { typical, minimal, english } = examples['sidebar-sommerbergbahn']
const rests = { ...typical, context: abfahrtenExamples.rests }

const faresOf = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent?.replaceAll('\u00A0', ' '),
  )

test('adults (from 15 years) 4,00 EUR, children 2,50 EUR, family ticket from 7,50 EUR', () => {
  const { container } = renderView(<SidebarSommerbergbahn block={typical} />)
  expect(faresOf(container)).toEqual([
    'Erwachsene (ab 15 Jahren)4,00 €',
    'Kinder2,50 €',
    'Familienkarteab 7,50 €',
  ])
})

test('typical: links, what runs today, and the timetable as a file', () => {
  renderView(<SidebarSommerbergbahn block={typical} />)
  expect(screen.getByRole('link', { name: 'Fahrzeiten heute' })).toBeTruthy()
  expect(screen.getByText('Die Bahn fährt von 10:00 bis 17:30 Uhr, alle 30 Minuten.')).toBeTruthy()
  const timetable = screen.getByRole('link', { name: /^Fahrplan zum Ausdrucken/ })
  expect(timetable.getAttribute('href')).toBe('/de/fahrplaene.pdf')
})

test('a rest at noon stands beside the hours of the day, with its reason', () => {
  const [rest] = abfahrtenExamples.rests.ausnahmen
  if (!rest) throw new Error('the example rests for no reason')
  const noon = { ...rest, beginn: '12:00', ende: '15:00' }
  const context = { ...typical.context, ausnahmen: [noon] }
  renderView(<SidebarSommerbergbahn block={{ ...typical, context }} />)
  expect(screen.getByText(/12:00/)).toBeTruthy()
  expect(screen.getByText(/Prüfung von Seil und Bremsen/)).toBeTruthy()
})

test('rests: that nothing runs today, and why', () => {
  renderView(<SidebarSommerbergbahn block={rests} />)
  expect(screen.getByText('Die Bahn fährt heute nicht.')).toBeTruthy()
  expect(screen.getByText('Prüfung von Seil und Bremsen')).toBeTruthy()
})

test('minimal: without a timetable there are neither fares nor a file', () => {
  const { container } = renderView(<SidebarSommerbergbahn block={minimal} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Sommerbergbahn' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(faresOf(container)).toEqual([])
})

test('english: in English, with the English file', () => {
  renderView(<SidebarSommerbergbahn block={english} />, { sprache: 'en' })
  expect(screen.getByText('The railway runs from 10:00 to 17:30, every 30 minutes.')).toBeTruthy()
  const timetable = screen.getByRole('link', { name: /^Timetable to print/ })
  expect(timetable.getAttribute('href')).toBe('/en/fahrplaene.pdf')
})
