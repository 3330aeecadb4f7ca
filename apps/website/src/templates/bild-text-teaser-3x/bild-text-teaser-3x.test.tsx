import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { BildTextTeaser3x } from './bild-text-teaser-3x.tsx'

const { typical, minimal } = examples['bild-text-teaser-3x']

test('typical: three teasers with picture and link below a heading', () => {
  renderView(<BildTextTeaser3x block={typical} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getAllByRole('img')).toHaveLength(3)
  expect(screen.getByRole('heading', { level: 3, name: 'Im Silberbad' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Im Silberbad' })).toBeTruthy()
})

test('minimal: a teaser without title is left out, and without heading the teasers move up', () => {
  renderView(<BildTextTeaser3x block={minimal} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 2, name: 'Im Silberbad' })).toBeTruthy()
})
