import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LetterNav } from './index.ts'

test('letters with a section are links, the others are seen and not heard', () => {
  render(<LetterNav available={['A', 'Z', '0–9']} current="Z" />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    [
      ['Buchstabe A', '#buchstabe-a'],
      ['Buchstabe Z', '#buchstabe-z'],
      ['Buchstabe 0–9', '#buchstabe-0–9'],
    ],
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByText('B').getAttribute('aria-hidden')).toBe('true')
})

test('the letter that is read is marked, and none when there is none', () => {
  const { rerender } = render(<LetterNav available={['A', 'B']} current="B" />)
  expect(screen.getByRole('link', { current: true }).textContent).toBe('B')
  rerender(<LetterNav available={['A', 'B']} current={null} />)
  expect(screen.queryByRole('link', { current: true })).toBeNull()
})
