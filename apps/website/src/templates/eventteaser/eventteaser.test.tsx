import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Eventteaser } from './eventteaser.tsx'

const { typical, minimal, english } = examples.eventteaser

/** Events that are shown: those in no part that is still closed. */
const shown = () =>
  screen
    .queryAllByRole('article', { hidden: true })
    .filter((one) => one.closest('details:not([open])') === null)

function loadMore() {
  const button = screen.getAllByText('mehr laden').find((one) => !one.closest('details')?.open)
  const part = button?.closest('details')
  if (part) part.open = true
}

/** So many events. */
function withEvents(count: number) {
  const [first] = typical.context.data
  if (!first) throw new Error('the example is empty')
  const data = Array.from({ length: count }, (_, place) => ({ ...first, id: place + 1 }))
  return { ...typical, context: { ...typical.context, data, anzahl: count } }
}

test('five events are shown at first, mehr laden adds five, up to twenty', () => {
  renderView(<Eventteaser block={withEvents(25)} />)
  const counts = [shown().length]
  for (let press = 0; press < 3; press += 1) {
    loadMore()
    counts.push(shown().length)
  }
  expect(counts).toEqual([5, 10, 15, 20])
  expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(20)
  expect(screen.getAllByText('mehr laden')).toHaveLength(3)
})

test.each([
  [5, 0],
  [6, 1],
  [12, 2],
])('with %i events there are %i buttons', (count, buttons) => {
  renderView(<Eventteaser block={withEvents(count)} />)
  expect(screen.queryAllByText('mehr laden')).toHaveLength(buttons)
})

test('the teaser leads to all events', () => {
  renderView(<Eventteaser block={typical} />)
  const all = screen.getByRole('link', { name: 'Alle Veranstaltungen' })
  expect(all.getAttribute('href')).toBe('/de/veranstaltungen/')
})

test('minimal: no events is said in words', () => {
  renderView(<Eventteaser block={minimal} />)
  expect(screen.getByText('Zurzeit sind keine Veranstaltungen eingetragen.')).toBeTruthy()
})

test('english: the way to all events is the English one', () => {
  renderView(<Eventteaser block={english} />, { sprache: 'en' })
  expect(screen.getByRole('link', { name: 'All events' }).getAttribute('href')).toBe('/en/events/')
})
