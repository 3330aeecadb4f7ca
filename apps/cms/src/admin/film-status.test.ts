// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { type ComponentProps, createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { FilmStatus } from './film-status.tsx'

afterEach(cleanup)

const form = (props: ComponentProps<typeof FilmStatus>) => [
  createElement('input', { key: 'other', 'aria-label': 'Titel' }),
  createElement(FilmStatus, { key: 'status', ...props }),
]
const focused = () => document.activeElement?.textContent

test('progress and end of an upload are announced', () => {
  const { rerender } = render(form({ kind: 'idle', words: '' }))
  expect(document.activeElement).toBe(document.body)
  screen.getByLabelText('Titel').focus()
  rerender(form({ kind: 'sending', words: '0 %' }))
  expect(focused()).toBe('0 %')
  rerender(form({ kind: 'done', words: 'Er ist da.' }))
  expect([focused(), screen.getByRole('status').textContent]).toEqual(['Er ist da.', 'Er ist da.'])
})

test('whoever stops it is taken to the reason; whoever is in another field stays there', () => {
  const { rerender } = render(form({ kind: 'sending', words: '0 %' }))
  screen.getByLabelText('Titel').focus()
  rerender(form({ kind: 'sending', words: '50 %' }))
  rerender(form({ kind: 'refused', words: 'Abgebrochen.' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Titel'))
  rerender(form({ kind: 'sending', words: '0 %' }))
  screen.getByRole('status').blur()
  rerender(form({ kind: 'refused', words: 'Abgebrochen.' }))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})
