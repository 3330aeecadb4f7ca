import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Sprachhinweis } from './sprachhinweis.tsx'

test('a German text on an English page is announced in English', () => {
  renderView(<Sprachhinweis of="de" />, { url: '/en/town-hall/', sprache: 'en' })
  const hint = screen.getByText('This text is available in German only.')
  expect(hint.lang).toBe('en')
})

test('a text in the language of its page needs no word', () => {
  const { container } = renderView(<Sprachhinweis of="de" />, { url: '/de/rathaus/' })
  expect(container.textContent).toBe('')
})
