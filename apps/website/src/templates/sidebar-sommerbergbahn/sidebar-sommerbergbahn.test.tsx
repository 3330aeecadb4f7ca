import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { SidebarSommerbergbahn } from './sidebar-sommerbergbahn.tsx'

const { typical, minimal } = examples['sidebar-sommerbergbahn']

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

test('typical: links, and the timetable as a file', () => {
  renderView(<SidebarSommerbergbahn block={typical} />)
  expect(screen.getByRole('link', { name: 'Fahrzeiten heute' })).toBeTruthy()
  const timetable = screen.getByRole('link', { name: /^Fahrplan PDF/ })
  expect(timetable.getAttribute('href')).toBe('/media/beispiel-fahrplan.pdf')
})

test('minimal: without links and file the fares stand alone', () => {
  const { container } = renderView(<SidebarSommerbergbahn block={minimal} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(faresOf(container)).toHaveLength(3)
})
