import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Timeline } from './timeline.tsx'

const { typical, minimal } = examples.timeline

test('typical: a list in its order, each station a heading of time and title', () => {
  renderView(<Timeline block={typical} />)
  const list = screen.getByRole('list')
  expect(list.tagName).toBe('OL')
  expect(
    within(list)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'um 1260: Ein Mönch schreibt vom warmen Wasser',
    '1874: Das Badehaus wird eröffnet',
    '1914–19181914 bis 1918: Lazarett',
    '1952: Heilbad',
  ])
})

test('who listens hears «1914 bis 1918» and not the dash', () => {
  renderView(<Timeline block={typical} />)
  expect(screen.getByRole('heading', { name: /^1914 bis 1918 ?: ?Lazarett$/ })).toBeTruthy()
})

test('minimal: without a title the stations move up in the outline', () => {
  renderView(<Timeline block={minimal} />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Die Bergbahn fährt')
})
