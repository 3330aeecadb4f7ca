import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { fixtures } from './pauschalangebote.fixtures.ts'
import { Pauschalangebote } from './pauschalangebote.tsx'

const { typical, minimal, english } = examples.pauschalangebote

const named = (name: string) => fixtures[name] ?? minimal

const textOf = (title: string) =>
  screen
    .getByRole('heading', { name: title })
    .closest('article')
    ?.textContent?.replaceAll('\u00A0', ' ')

test('typical: each package with its nights, its lowest price and a link to its page', () => {
  renderView(<Pauschalangebote block={typical} />)
  expect(textOf('Tannen und Thermen')).toContain('3 Nächteab 177 €')
  const link = screen.getByRole('link', { name: 'Tannen und Thermen' })
  expect(link.getAttribute('href')).toBe('/de/angebote/tannen-und-thermen/')
})

test('a package out of season names its season; one within says nothing', () => {
  renderView(<Pauschalangebote block={typical} />)
  expect(textOf('Winterruhe')).toContain('27.11.2027 bis 23.12.2027')
  expect(textOf('Tannen und Thermen')).not.toContain('15.04.2027')
})

test('a teaser shows the first ones and leads to all of them, without pages of its own', () => {
  renderView(<Pauschalangebote block={named('teaser')} />, { url: '/de/unterkuenfte/' })
  expect(screen.getAllByRole('article')).toHaveLength(3)
  const all = screen.getByRole('link', { name: 'Alle Pauschalangebote' })
  expect(all.getAttribute('href')).toBe('/de/pauschalangebote/')
  expect(screen.queryByRole('navigation', { name: 'Seiten' })).toBeNull()
})

test('sixty packages are shown in pages', () => {
  renderView(<Pauschalangebote block={named('paged')} />, { url: '/de/pauschalangebote/?seite=2' })
  const next = screen.getByRole('link', { name: 'Nächste Seite' })
  expect(next.getAttribute('href')).toBe('/de/pauschalangebote/?seite=3')
})

test('minimal: that there is none is said in words', () => {
  renderView(<Pauschalangebote block={minimal} />)
  expect(screen.getByText('Zurzeit gibt es keine Pauschalangebote.')).toBeTruthy()
})

test('english: words and amounts', () => {
  renderView(<Pauschalangebote block={english} />, { sprache: 'en' })
  expect(textOf('Firs and springs')).toContain('3 nightsfrom €177')
})
