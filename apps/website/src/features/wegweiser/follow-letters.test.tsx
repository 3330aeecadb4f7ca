import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { start as followLetters } from './follow-letters.behaviour.ts'
import { WegweiserLetters } from './wegweiser-letters.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Two sections of the guide, both at the top of the window, and the letters bound to them. */
function open() {
  renderView(
    <>
      <WegweiserLetters letters={['A', 'B']} />
      <section data-letter="A" />
      <section data-letter="B" />
    </>,
    { url: '/de/behoerdenlotse/wegweiser/' },
  )
  followLetters(screen.getByRole('navigation'))
  const active = () =>
    screen.queryAllByRole('link', { current: true }).map(({ textContent }) => textContent)
  return { active }
}

test('the active letter follows after 150 ms without scrolling', () => {
  const { active } = open()
  fireEvent.scroll(window)
  vi.advanceTimersByTime(100)
  fireEvent.scroll(window)
  vi.advanceTimersByTime(149)
  expect(active()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(active()).toEqual(['B'])
})
