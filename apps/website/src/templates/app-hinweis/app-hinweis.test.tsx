import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { AppHinweis } from './app-hinweis.tsx'

const { typical, minimal, english } = examples['app-hinweis']

test('each system has its steps in order', () => {
  const { container } = renderView(<AppHinweis block={typical} />)
  const systems = [...container.querySelectorAll('details')]
  expect(systems.map(({ id }) => id)).toEqual(['iphone', 'android', 'computer'])
  for (const system of systems) {
    expect(within(system).getAllByRole('heading', { hidden: true })).toHaveLength(1)
    expect(within(system).getAllByRole('listitem', { hidden: true })).toHaveLength(3)
  }
  expect(screen.getByText(/Wählen Sie „Zum Home-Bildschirm“/)).toBeTruthy()
})

test('minimal: a block nobody has written anything for has a title of its own', () => {
  renderView(<AppHinweis block={minimal} />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Als App nutzen')
})

test('in English', () => {
  renderView(<AppHinweis block={english} />, { sprache: 'en' })
  expect(screen.getByText(/Choose “Add to Home Screen”/)).toBeTruthy()
})
