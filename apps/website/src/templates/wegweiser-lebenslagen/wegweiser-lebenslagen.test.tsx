import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { WegweiserLebenslagen } from './wegweiser-lebenslagen.tsx'

const { typical, minimal } = examples['wegweiser-lebenslagen']

test('typical: each life situation has its procedures, which lead to their pages', () => {
  const { container } = renderView(<WegweiserLebenslagen block={typical} />)
  expect(container.querySelectorAll('details')).toHaveLength(2)
  const link = screen.getByRole('link', { name: 'Personalausweis beantragen', hidden: true })
  expect(link.getAttribute('href')).toContain('-id_12/')
})

test('minimal: without life situations it says so', () => {
  renderView(<WegweiserLebenslagen block={minimal} />)
  expect(screen.getByText('Zurzeit sind keine Lebenslagen eingetragen.')).toBeTruthy()
})
