import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { SidebarRossini } from './sidebar-rossini.tsx'

const { typical, minimal, english } = examples['sidebar-rossini']

test('typical: telephone, e-mail and address of the booking office', () => {
  renderView(<SidebarRossini block={typical} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['tel:+493023125220', 'mailto:karten@rossini.bad-silberbronn.example'])
  expect(screen.getByText('Kurparkallee 2')).toBeTruthy()
})

test('opening times April to September and October to March (spec 2.5)', () => {
  const { container } = renderView(<SidebarRossini block={typical} />)
  const seasons = [...container.querySelectorAll('[data-season]')].map(({ textContent }) =>
    textContent?.replaceAll('\u00A0', ' '),
  )
  expect(seasons[0]).toMatch(/^April bis September .*09:00 bis 17:00 Uhr.*10:00 bis 15:00 Uhr$/)
  expect(seasons[1]).toMatch(/^Oktober bis März .*09:00 bis 17:00 Uhr.*10:00 bis 12:00 Uhr$/)
})

test('english: a link to the newsletter, which the German one does not have', () => {
  renderView(<SidebarRossini block={english} />, { sprache: 'en' })
  const link = screen.getByRole('link', { name: 'Subscribe to our newsletter' })
  expect(link.getAttribute('href')).toBe('https://post.bad-silberbronn.example/anmelden')
})

test('minimal: without data of its own it names those of the tourist information', () => {
  renderView(<SidebarRossini block={minimal} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['tel:+493023125100', 'mailto:touristik@bad-silberbronn.example'])
  expect(screen.queryByText('April bis September')).toBeNull()
})
