import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Downloads } from './downloads.tsx'

test('typical: each file says its format, size and date', () => {
  renderView(<Downloads block={examples.downloads.typical} />)
  const [first] = screen.getAllByRole('link')
  expect(first?.textContent).toBe('Ortsplan mit Parkhäusern PDF, 1,5 MB, Stand 01.03.2027')
})

test('english: sizes and dates in English words', () => {
  renderView(<Downloads block={examples.downloads.english} />, { sprache: 'en' })
  expect(screen.getByRole('link').textContent).toContain('PDF, 1.5 MB, As of 01.03.2027')
})

test('minimal: no files is said in words', () => {
  renderView(<Downloads block={examples.downloads.minimal} />)
  expect(screen.getByText('Zurzeit gibt es keine Dateien.')).toBeTruthy()
})
