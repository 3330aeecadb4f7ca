import { menuExamples } from '@kurstadt/contract/examples'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AddressContext } from '../../ui/link/index.ts'
import { AppBar, AppModeContext } from './index.ts'

const menu = menuExamples.app

function show(
  path: string,
  { isApp = true, shown = menu }: { isApp?: boolean; shown?: typeof menu | null } = {},
) {
  render(
    <AddressContext value={{ path, query: '' }}>
      <AppModeContext value={isApp}>
        <AppBar menu={shown} />
      </AppModeContext>
    </AddressContext>,
  )
}

const current = () =>
  screen
    .getAllByRole('link')
    .flatMap((one) => (one.hasAttribute('aria-current') ? [one.textContent] : []))

test('the installed site has a bar with the places of its menu', () => {
  show('/de/')
  expect(screen.getByRole('navigation', { name: 'Leiste der App' })).toBeTruthy()
  expect(screen.getAllByRole('link').map((one) => one.textContent)).toEqual([
    'Start',
    'Termine',
    'Abfall',
    'Parken',
    'Ämter',
  ])
  expect(current()).toEqual(['Start'])
})

test('below a place its entry is marked, and the home page is above everything', () => {
  show('/de/veranstaltungen/konzert-im-kurpark/')
  expect(current()).toEqual(['Termine'])
  expect(screen.getByRole('link', { name: 'Termine' }).getAttribute('aria-current')).toBe('true')
})

test.each([
  ['in a browser’s own window', { isApp: false }],
  ['without a menu', { shown: null }],
  ['with a menu without places', { shown: { ...menu, menuItems: [] } }],
  [
    'with headings alone',
    { shown: { ...menu, menuItems: [{ id: '1', title: 'Nur Text', href: null, menuItems: [] }] } },
  ],
])('there is no bar %s', (_, how) => {
  show('/de/', how)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('no more than five places stand beside each other', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
    id,
    title: id,
    href: `/de/${id}/`,
    menuItems: [],
  }))
  show('/de/', { shown: { ...menu, menuItems: many } })
  expect(screen.getAllByRole('link')).toHaveLength(5)
})
