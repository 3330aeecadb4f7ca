import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { fixtures } from './text.fixtures.ts'
import { Text } from './text.tsx'

test('typical: a heading and what stands below it, one level deeper', () => {
  renderView(<Text block={examples.text.typical} />)
  expect(screen.getByRole('heading', { level: 2, name: /Heilwasser/ })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: 'Gut zu wissen' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Besucherinformationen' })).toBeTruthy()
})

test('empty: nothing is left over', () => {
  const { empty } = fixtures
  if (!empty) throw new Error('the example is missing')
  const { container } = renderView(<Text block={empty} />)
  expect(container.textContent).toBe('')
})
