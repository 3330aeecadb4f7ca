import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { AccessLinks, EasyReadLink } from './index.ts'

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('every German page leads to Leichte Sprache and sign language, by name', () => {
  renderView(<AccessLinks />)
  expect(links()).toEqual([
    ['Leichte Sprache', '/de/leichte-sprache/'],
    ['Gebärdensprache', '/de/gebaerdensprache/'],
  ])
})

test('English pages have no German languages in their head', () => {
  renderView(<AccessLinks />, { sprache: 'en', url: '/en/' })
  expect(links()).toEqual([])
})

test('a page leads to its own version, and says nothing where it has none', () => {
  const { unmount } = renderView(<EasyReadLink href="/de/leichte-sprache/abfall/" />)
  expect(links()).toEqual([['Diese Seite in Leichter Sprache', '/de/leichte-sprache/abfall/']])
  unmount()
  const { container } = renderView(<EasyReadLink href={null} />)
  expect(container.textContent).toBe('')
})
