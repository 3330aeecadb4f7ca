import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Choice } from './index.ts'

test('what is shown now is said, and a count is a word of its own', () => {
  render(
    <>
      <Choice href="?a" isCurrent>
        Liste
      </Choice>
      <Choice href="?b" count={9}>
        Gasthöfe
      </Choice>
    </>,
  )
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Liste')
  const other = screen.getByRole('link', { name: 'Gasthöfe 9' })
  expect(other.hasAttribute('aria-current')).toBe(false)
})

test('a link that takes a choice away says so in words', () => {
  render(
    <Choice href="?" removal="(entfernen)">
      Gasthöfe
    </Choice>,
  )
  expect(screen.getByRole('link', { name: 'Gasthöfe (entfernen)' })).toBeTruthy()
})
