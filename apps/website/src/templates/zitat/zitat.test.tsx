import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Zitat } from './zitat.tsx'

const { typical } = examples.zitat

test('typical: the quotation and its source', () => {
  renderView(<Zitat block={typical} />)
  expect(screen.getByRole('blockquote').textContent).toBe(typical.options.text)
  expect(screen.getByText(typical.options.quelle ?? '')).toBeTruthy()
})

test('without source there is no caption', () => {
  const block = { ...typical, options: { ...typical.options, quelle: null } }
  const { container } = renderView(<Zitat block={block} />)
  expect(container.querySelector('figcaption')).toBeNull()
})
