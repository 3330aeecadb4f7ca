import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { EmptyList } from './empty-list.tsx'

const query = { art: 'hotel', seite: '9' }
const show = (data: readonly unknown[], anzahl: number, sprache: 'de' | 'en' = 'de') =>
  renderView(
    <EmptyList list={{ data, anzahl }} query={query}>
      <p>Zurzeit ist nichts eingetragen.</p>
    </EmptyList>,
    { url: '/de/liste/?art=hotel&seite=9', sprache },
  ).container.textContent

test('past the last page stands the way to the first, with what was chosen', () => {
  expect(show([], 45)).toBe('Auf dieser Seite steht nichts mehr.Zur ersten Seite')
  const way = screen.getByRole('link', { name: 'Zur ersten Seite' })
  expect(way.getAttribute('href')).toBe('/de/liste/?art=hotel')
})

test('in English', () => {
  expect(show([], 45, 'en')).toBe('There is nothing more on this page.To the first page')
})

test('a list without any entry keeps its own words, one with entries has none', () => {
  expect(show([], 0)).toBe('Zurzeit ist nichts eingetragen.')
  expect(show([1], 45)).toBe('')
})
