import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { parallaxClass } from '../../features/bild/index.ts'
import { BildText } from './bild-text.tsx'

const { typical, parallax = typical } = examples['bild-text']

test('typical: picture with its author, text and link', () => {
  const { container } = renderView(<BildText block={typical} />)
  expect(screen.getByRole('img').getAttribute('alt')).toBe(typical.options.bild?.alt)
  expect(screen.getByText(/^Bild: /)).toBeTruthy()
  expect(container.querySelectorAll('source[type="image/avif"]')).toHaveLength(1)
})

test('a picture keeps its place free: width, height and lazy loading are set', () => {
  renderView(<BildText block={typical} />)
  const image = screen.getByRole('img')
  expect(image.getAttribute('width')).toBe(String(typical.options.bild?.breite))
  expect(image.getAttribute('height')).toBe(String(typical.options.bild?.hoehe))
  expect(image.getAttribute('loading')).toBe('lazy')
})

test('without picture the text stands alone', () => {
  renderView(<BildText block={{ ...typical, options: { ...typical.options, bild: null } }} />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('the picture moves slower than the page only where the editor has switched it on', () => {
  const moving = (container: HTMLElement) => container.getElementsByClassName(parallaxClass ?? '-')
  expect(moving(renderView(<BildText block={typical} />).container)).toHaveLength(0)
  expect(moving(renderView(<BildText block={parallax} />).container)).toHaveLength(1)
})
