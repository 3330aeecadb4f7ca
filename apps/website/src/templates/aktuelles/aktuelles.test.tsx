import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Aktuelles } from './aktuelles.tsx'

const { typical, minimal } = examples.aktuelles

test('typical: articles with date, introduction and link', () => {
  renderView(<Aktuelles block={typical} />, { url: '/de/aktuelles/' })
  const [first] = typical.context.data
  expect(screen.getAllByRole('article')).toHaveLength(typical.context.data.length)
  expect(screen.getByRole('link', { name: first?.titel ?? '' })).toBeTruthy()
  expect(screen.getByText('14.06.2027')).toBeTruthy()
})

test('minimal: no news is said in words', () => {
  renderView(<Aktuelles block={minimal} />)
  expect(screen.getByText('Zurzeit gibt es keine Meldungen.')).toBeTruthy()
})

test('away from its page the list shows three articles and leads to all of them', () => {
  const { data, ...list } = typical.context
  const many = data.flatMap((one) => [
    one,
    { ...one, id: one.id + 100 },
    { ...one, id: one.id + 200 },
  ])
  const block = { ...typical, context: { ...list, anzahl: 42, data: many } }
  renderView(<Aktuelles block={block} />, { url: '/de/' })
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Alle Meldungen' }).getAttribute('href')).toBe(
    '/de/aktuelles/',
  )
  expect(screen.queryByRole('navigation', { name: 'Seiten' })).toBeNull()
})
