import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { DirectoryFilters } from './directory-filters.tsx'
import type { DirectoryQuery } from './directory-query.ts'

const { typical, minimal } = examples.brancheneintraege
const nothing = minimal.context.auswahl

const show = (query: DirectoryQuery, choices = nothing) =>
  renderView(<DirectoryFilters query={query} choices={choices} />, { url: '/de/branchen/' })
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('where nothing is left, what was chosen is still there to be taken away', () => {
  show({ q: 'xyz', buchstabe: 'z', stufenlos: '1' })
  expect(hrefOf('Buchstabe Z')).toBe('/de/branchen/?q=xyz&stufenlos=1#eintraege')
  expect(hrefOf(/^Stufenloser Eingang/)).toBe('/de/branchen/?q=xyz&buchstabe=z#eintraege')
  const current = screen.getAllByRole('link', { current: true })
  expect(current.map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
    'Stufenloser Eingang (ausgewählt, entfernen)',
    'Buchstabe Z',
  ])
})

test('words that find nothing are taken away where they were typed, not here', () => {
  const { container } = show({ q: 'xyz' })
  expect(container.textContent).toBe('')
})

test('a chosen category leads past the one above it where that has nothing either', () => {
  const [ice] = typical.context.auswahl.rubriken
  const rubriken = ice ? [{ ...ice, anzahl: 0 }] : []
  show({ q: 'xyz', rubrik_id: '13' }, { ...nothing, rubriken })
  const chosen = screen.getByRole('link', { current: true })
  expect(chosen.textContent).toBe('Eisdielen (ausgewählt, entfernen)')
  expect(chosen.getAttribute('href')).toBe('/de/branchen/?q=xyz#eintraege')
})
