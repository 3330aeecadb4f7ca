import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { SidebarNavigation } from './sidebar-navigation.tsx'

const { typical, minimal, 'long-words': longWords } = examples['sidebar-navigation']

test('typical: a navigation with its name, and the page that is open is marked', () => {
  renderView(<SidebarNavigation block={typical} />, { url: '/de/anreise/' })
  expect(screen.getByRole('navigation', { name: 'Ihr Aufenthalt' })).toBeTruthy()
  const current = screen.getAllByRole('link').filter((link) => link.ariaCurrent === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual(['Anreise & Mobilität'])
})

test('minimal: without a heading it is named all the same', () => {
  renderView(<SidebarNavigation block={minimal} />)
  expect(screen.getByRole('navigation', { name: 'Weitere Informationen' })).toBeTruthy()
})

test('a link to another site gives it no hold on this window', () => {
  renderView(<SidebarNavigation block={longWords} />)
  const link = screen.getByRole('link', { name: 'Schienenersatzverkehrsfahrplanauskunft' })
  expect(link.getAttribute('rel')).toBe('noopener')
})
