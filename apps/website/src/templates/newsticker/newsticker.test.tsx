import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Newsticker } from './newsticker.tsx'

const { typical, minimal } = examples.newsticker

test('typical: the articles side by side, and the way to all of them', () => {
  renderView(<Newsticker block={typical} />)
  const row = screen.getByRole('region', { name: 'Aktuelles aus der Stadt' })
  expect(within(row).getAllByRole('article')).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Alle Meldungen' }).getAttribute('href')).toBe(
    '/de/aktuelles/',
  )
})

test('minimal: no news is said in words', () => {
  renderView(<Newsticker block={minimal} />)
  expect(screen.getByText('Zurzeit gibt es keine Meldungen.')).toBeTruthy()
})
