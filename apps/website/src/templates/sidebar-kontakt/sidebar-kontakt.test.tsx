import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { SidebarKontakt } from './sidebar-kontakt.tsx'

const { typical, minimal, 'town-hall': townHall = minimal } = examples['sidebar-kontakt']

test('typical: telephone, e-mail, address and hours of the tourist information', () => {
  renderView(<SidebarKontakt block={typical} />)
  expect(screen.getByRole('heading', { name: 'Fragen Sie uns' })).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain('tel:+493023125100')
  expect(links).toContain('mailto:touristik@bad-silberbronn.example')
  expect(screen.getByText('Kurpromenade 5')).toBeTruthy()
})

test('without a heading of its own it has the name of the office', () => {
  renderView(<SidebarKontakt block={townHall} />)
  expect(screen.getByRole('heading', { name: 'Stadtverwaltung Bad Silberbronn' })).toBeTruthy()
})

test('minimal: of what is not known nothing is shown', () => {
  const { container } = renderView(<SidebarKontakt block={minimal} />)
  expect(container.textContent).toBe('Tourist-Information')
})
