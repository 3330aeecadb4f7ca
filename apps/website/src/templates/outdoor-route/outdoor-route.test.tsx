import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { townMap } from '../../../tests/support/town-map.ts'
import { BaseMapContext } from '../../features/karte/index.ts'
import { OutdoorRoute } from './outdoor-route.tsx'

const { typical, minimal, gone = minimal } = examples['outdoor-route']

test('a tour on any page: its way, what it is, and the way to its page', () => {
  const { container } = renderView(
    <BaseMapContext value={townMap}>
      <OutdoorRoute block={typical} />
    </BaseMapContext>,
  )
  expect(screen.getByRole('heading', { name: 'Unser Vorschlag für heute' })).toBeTruthy()
  expect(screen.getByText(/^Wandern, 7,2.km/)).toBeTruthy()
  expect(container.querySelectorAll('g[data-place] polyline')).toHaveLength(2)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/de/touren/quellenweg-id_1/')
})

test('a tour without a way or a page is told in words', () => {
  const { container } = renderView(<OutdoorRoute block={minimal} />)
  expect(screen.getByText(/Start:/)).toBeTruthy()
  expect(container.querySelector('svg')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a tour that is gone leaves nothing behind', () => {
  expect(renderView(<OutdoorRoute block={gone} />).container.textContent).toBe('')
})
