import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { fixtures } from './wegweiser-organisation.fixtures.ts'
import { WegweiserOrganisation } from './wegweiser-organisation.tsx'

function show(example: string) {
  const block = fixtures[example]
  if (!block) throw new Error(`no example ${example}`)
  return renderView(<WegweiserOrganisation block={block} />)
}

test('typical: an office stands below the one it belongs to', () => {
  show('typical')
  const above = screen.getByText('Haupt- und Personalamt').closest('li')
  if (!above) throw new Error('no office above')
  expect(within(above).getByRole('link', { name: 'Bürgerbüro' })).toBeTruthy()
})

test('typical: each office leads to its services', () => {
  show('typical')
  const link = screen.getByRole('link', { name: 'Dienste dieses Amtes: Bürgerbüro' })
  expect(link.getAttribute('href')).toBe('/de/behoerdenlotse/wegweiser/?amt_id=2')
})

test('long-words: an office whose superior is not public stands at the top', () => {
  show('long-words')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
