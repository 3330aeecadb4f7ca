import type { Menu, MenuItem } from '@kurstadt/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Inhaltsverzeichnis } from './index.ts'

const entry = (title: string, href: string | null, menuItems: MenuItem[] = []): MenuItem => ({
  id: title,
  title,
  href,
  menuItems,
})

const haupt: Menu = {
  name: 'Hauptmenü',
  sprache: 'de',
  menuItems: [
    entry('Baden', null, [entry('Thermalbad', '/de/thermalbad/#zeiten')]),
    entry('Rathaus', '/de/rathaus/'),
  ],
}

const pages = [
  { title: 'Startseite', href: '/de/' },
  { title: 'Thermalbad', href: '/de/thermalbad/' },
  { title: 'Zu Gast', href: '/de/gast/' },
  { title: 'Äpfel', href: '/de/aepfel/' },
  { title: 'Rathaus', href: '/de/rathaus/' },
  { title: 'Baugebiete', href: '/de/baugebiete/' },
]

const others = () => screen.getByRole('heading', { name: 'Weitere Seiten' }).closest('section')

test('W15: «Alle Seiten» leads to each page once: as in the menu, the others from A to Z', () => {
  const { container } = renderView(<Inhaltsverzeichnis haupt={haupt} pages={pages} />)
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/de/thermalbad/#zeiten',
    '/de/rathaus/',
    '/de/aepfel/',
    '/de/baugebiete/',
    '/de/gast/',
  ])
  const list = others()
  if (list) expect(within(list).getAllByRole('link')).toHaveLength(3)
})

test('where the menu leads to every page, there are no others', () => {
  renderView(<Inhaltsverzeichnis haupt={haupt} pages={pages.slice(0, 2)} />)
  expect(screen.queryByText('Weitere Seiten')).toBeNull()
})

test('without a menu the pages stand there all the same', () => {
  renderView(<Inhaltsverzeichnis haupt={null} pages={pages} />)
  expect(screen.getByText(/Das Menü steht gerade nicht zur Verfügung/)).toBeTruthy()
  expect(others()?.querySelectorAll('a')).toHaveLength(5)
})

test('pages of one title are told apart by the page above them', () => {
  const twice = [
    ...pages,
    { title: 'Impressum', href: '/de/impressum/' },
    { title: 'Festival', href: '/de/festival/' },
    { title: 'Impressum', href: '/de/festival/impressum/' },
  ]
  renderView(<Inhaltsverzeichnis haupt={haupt} pages={twice} />)
  const names = [...(others()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Äpfel',
    'Baugebiete',
    'Festival',
    'Impressum',
    'Impressum (Festival)',
    'Zu Gast',
  ])
})
