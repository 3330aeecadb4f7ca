import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { fixtures } from './wegweiser.fixtures.ts'
import { Wegweiser } from './wegweiser.tsx'

const path = '/de/behoerdenlotse/wegweiser/'

function show(example: string, q = '') {
  const block = fixtures[example]
  if (!block) throw new Error(`no example ${example}`)
  const url = q === '' ? path : `${path}?q=${encodeURIComponent(q)}`
  return renderView(<Wegweiser block={block} />, { url })
}

test('a search field, submitted by Enter or by «Suche starten», and «Suche zurücksetzen»', () => {
  show('typical')
  const field = screen.getByRole('searchbox', { name: /Was möchten Sie erledigen/ })
  const form = field.closest('form')
  expect([form?.getAttribute('action'), form?.method, field.getAttribute('name')]).toEqual([
    `${path}#treffer`,
    'get',
    'q',
  ])
  expect(screen.getByRole('button', { name: 'Suche starten' })).toHaveProperty('form', form)
  const reset = screen.getByRole('button', { name: 'Suche zurücksetzen' })
  expect(reset).toHaveProperty('type', 'submit')
  expect(reset).not.toHaveProperty('form', form)
})

test('an A-Z letter navigation that leads to the section of a letter', () => {
  const { container } = show('typical')
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  const targets = links.map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['#buchstabe-a', '#buchstabe-f', '#buchstabe-p'])
  for (const target of targets) expect(container.querySelector(target ?? '')).toBeTruthy()
})

test('procedures stand under their first letter, each with its office and staff', () => {
  const { container } = show('typical')
  const section = container.querySelector<HTMLElement>('#buchstabe-p')
  if (!section) throw new Error('no section')
  const shown = within(section)
  expect(shown.getByRole('heading', { level: 2 }).textContent).toBe('P')
  expect(shown.getByText('Personalausweis beantragen', { selector: 'h3' })).toBeTruthy()
  expect(shown.getByRole('link', { name: 'Bürgerbüro', hidden: true })).toBeTruthy()
  expect(shown.getByText('Dr. Annegret Tannenfels')).toBeTruthy()
})

test('with no hits it says so in the words of the specification', () => {
  show('minimal', 'Xylophon')
  expect(
    screen.getByText('Zum Suchbegriff Xylophon wurden keine Ergebnisse gefunden.'),
  ).toBeTruthy()
})

test('a term is shown as it was typed and nothing of it becomes markup', () => {
  const { container } = show('minimal', '<script>alert(1)</script>')
  expect(screen.getByRole('status').textContent).toContain('<script>alert(1)</script>')
  expect(container.querySelector('script')).toBeNull()
})

test('meant: it offers what was probably meant, and shows it', () => {
  show('meant', 'Personalauswies')
  const link = screen.getByRole('link', { name: 'Meinten Sie Personalausweis?' })
  expect(link.getAttribute('href')).toBe(`${path}?q=Personalausweis`)
  expect(screen.getByText('Personalausweis beantragen', { selector: 'h3' })).toBeTruthy()
})

test('thousands: each name leads to its page', () => {
  show('thousands')
  expect(
    screen.getByRole('link', { name: 'Personalausweis beantragen' }).getAttribute('href'),
  ).toBe('/de/behoerdenlotse/wegweiser/personalausweis-beantragen-id_12/')
})

test('with no hits it leads to all services and to the search of the whole website', () => {
  show('minimal', 'Kinder & Geld')
  const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target(/Alle Dienste/)).toBe(path)
  expect(target(/ganzen Website/)).toBe('/de/suche/?q=Kinder%20%26%20Geld')
})
