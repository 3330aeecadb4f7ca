import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { KurzinfoIcons } from './kurzinfo-icons.tsx'

const { typical, minimal } = examples['kurzinfo-icons']

test('typical: up to four icons, each with words that carry its meaning', () => {
  const { container } = renderView(<KurzinfoIcons block={typical} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  for (const icon of container.querySelectorAll('svg'))
    expect(icon.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByRole('link', { name: 'Fragen?' }).getAttribute('href')).toBe(
    'tel:+493023125100',
  )
})

test('minimal: one icon, no heading', () => {
  renderView(<KurzinfoIcons block={minimal} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('heading')).toBeNull()
})
