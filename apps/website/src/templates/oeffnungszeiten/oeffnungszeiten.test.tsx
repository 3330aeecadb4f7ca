import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { OeffnungszeitenBlock } from './oeffnungszeiten.tsx'

const { typical } = examples.oeffnungszeiten

test('the kinds of hours with their names, notes and times as HH:mm Uhr', () => {
  renderView(<OeffnungszeitenBlock block={typical} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Öffnungszeiten' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: 'Telefonisch erreichbar' })).toBeTruthy()
  expect(screen.getByText('Termine nach Vereinbarung auch außerhalb dieser Zeiten.')).toBeTruthy()
  expect(screen.getByText('14:00 bis 18:00 Uhr')).toBeTruthy()
})

test('Wednesday is shown as closed (mid-week rule)', () => {
  renderView(<OeffnungszeitenBlock block={typical} />)
  const wednesday = screen.getByText('Mittwoch').closest('div')
  expect(wednesday?.querySelector('dd')?.textContent).toBe('geschlossen')
})

test('an address can lead to them: #oeffnungszeiten', () => {
  const { container } = renderView(<OeffnungszeitenBlock block={typical} />)
  expect(container.querySelector('#oeffnungszeiten')).toBeTruthy()
})
