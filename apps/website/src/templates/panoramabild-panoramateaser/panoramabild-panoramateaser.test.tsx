import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { parallaxClass } from '../../features/bild/index.ts'
import { Panorama } from './panoramabild-panoramateaser.tsx'

const { typical, parallax = typical, minimal } = examples['panoramabild-panoramateaser']

const moves = (container: HTMLElement) =>
  container.getElementsByClassName(parallaxClass ?? 'none').length > 0

test('typical: a picture with its author, heading, text and link', () => {
  const { container } = renderView(<Panorama block={typical} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Oben wird es still' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zur Bergbahn' })).toBeTruthy()
  expect(screen.getByText(/^Bild: /)).toBeTruthy()
  expect(moves(container)).toBe(false)
})

test('parallax is on where the editor has switched it on', () => {
  const { container } = renderView(<Panorama block={parallax} />)
  expect(moves(container)).toBe(true)
})

test('minimal: a picture alone has no empty sheet on it', () => {
  const { container } = renderView(<Panorama block={minimal} />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(container.querySelectorAll('section > *')).toHaveLength(1)
})
