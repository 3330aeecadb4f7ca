import { einstellungenExamples, menuExamples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { MenuPanel } from './menu-panel.tsx'

const show = (url: string) =>
  renderView(<MenuPanel haupt={menuExamples.haupt} social={[]} />, { url })

const branch = (title: string) => screen.getByText(title).closest('details')

test('opens on the branch of the current page', () => {
  show('/de/wandern/wildsee/')
  expect(branch('Erleben')?.open).toBe(true)
  expect(branch('Wandern')?.open).toBe(true)
  expect(branch('Rathaus')?.open).toBe(false)
})

test('the current page is marked', () => {
  show('/de/veranstaltungen/')
  expect(screen.getByText('Veranstaltungen').getAttribute('aria-current')).toBe('page')
})

test('a parent with a link of its own has an entry «Überblick», a mere heading has none', () => {
  show('/de/')
  const overview = (title: string) =>
    [...(branch(title)?.querySelectorAll(':scope > ul > li > a') ?? [])].find(
      (link) => link.textContent === 'Überblick',
    )
  expect(overview('Rathaus')?.getAttribute('href')).toBe('/de/rathaus/')
  expect(overview('Erleben')).toBeUndefined()
})

test('the submenus of a level exclude each other', () => {
  show('/de/')
  const names = ['Besuchen', 'Erleben', 'Rathaus'].map((title) =>
    branch(title)?.getAttribute('name'),
  )
  expect(new Set(names).size).toBe(1)
  expect(branch('Wandern')?.getAttribute('name')).not.toBe(names[0])
})

test('an open submenu offers the way back: its own entry is also the word «zurück»', () => {
  show('/de/veranstaltungen/')
  const summary = branch('Erleben')?.querySelector(':scope > summary')
  expect(summary?.textContent).toBe('zurückErleben')
})

test('the social bar in the menu links to the social pages', () => {
  const { social } = einstellungenExamples.typical
  renderView(<MenuPanel haupt={menuExamples.haupt} social={social} />)
  const links = screen.getByRole('list', { name: 'Soziale Medien', hidden: true })
  expect([...links.querySelectorAll('a')].map((link) => link.href)).toEqual(
    social.map(({ url }) => url),
  )
})

test('an empty menu says so and leads on', () => {
  renderView(<MenuPanel haupt={{ ...menuExamples.haupt, menuItems: [] }} social={[]} />)
  expect(screen.getByText(/In diesem Menü steht zurzeit nichts/).querySelector('a')).toBeTruthy()
})

test('a menu that failed to load leaves a sentence and a link', () => {
  renderView(<MenuPanel haupt={null} social={[]} />)
  expect(screen.getByText(/Das Menü steht gerade nicht zur Verfügung/)).toBeTruthy()
})
