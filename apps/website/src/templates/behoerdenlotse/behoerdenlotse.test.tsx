import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { fixtures } from './behoerdenlotse.fixtures.ts'
import { Behoerdenlotse } from './behoerdenlotse.tsx'

function show(example: string, url = '/de/behoerdenlotse/') {
  const block = fixtures[example]
  if (!block) throw new Error(`no example ${example}`)
  return renderView(<Behoerdenlotse block={block} />, { url })
}

const office = (container: HTMLElement, place = 0) => {
  const item = container.querySelectorAll<HTMLElement>('details')[place]
  if (!item) throw new Error('no office')
  return within(item)
}

test('an accordion of offices, in the order of the answer', () => {
  const { container } = show('typical')
  const titles = [...container.querySelectorAll('summary h3')].map((title) => title.textContent)
  expect(titles).toEqual(['Bürgerbüro', 'Stadtarchiv', 'Standesamt'])
})

test('each office shows text, telephone, e-mail and its address including the building', () => {
  const { container } = show('typical')
  const shown = office(container)
  expect(shown.getByText(/erste Anlaufstelle/)).toBeTruthy()
  expect(shown.getByRole('link', { name: /030 23125-210/, hidden: true })).toBeTruthy()
  expect(shown.getByRole('link', { name: /buergerbuero@/, hidden: true })).toBeTruthy()
  expect(shown.getByText('Rathaus')).toBeTruthy()
  expect(shown.getByText('14:00 bis 18:00 Uhr')).toBeTruthy()
})

test('a QR code of 150 px leads to the page of the office', () => {
  const { container } = show('typical')
  const code = office(container).getByRole('img', { name: /Seite „Bürgerbüro“/, hidden: true })
  expect([code.getAttribute('width'), code.getAttribute('src')]).toEqual(['150', '/qr/de/a/2.svg'])
})

test('staff cards have a QR code of 100 px, room, telephone and e-mail', () => {
  const { container } = show('long-words')
  const shown = office(container)
  const code = shown.getByRole('img', { name: /Hohenschwarzwald/, hidden: true })
  expect(code.getAttribute('width')).toBe('100')
  expect(shown.getByText(/^Zimmer 2.17/)).toBeTruthy()
  expect(shown.getByRole('link', { name: /030 23125-214/, hidden: true })).toBeTruthy()
})

test('an office without staff and without a page has neither cards nor a code', () => {
  const { container } = show('typical')
  const shown = office(container, 1)
  expect(shown.queryByRole('img', { hidden: true })).toBeNull()
  expect(shown.queryByRole('article', { hidden: true })).toBeNull()
})

test('without JavaScript the field asks the server, and what was typed stays in it', () => {
  show('minimal', '/de/behoerdenlotse/?q=Zimmer%209')
  expect(screen.getByRole('searchbox', { name: 'Amt, Name oder Zimmer' })).toHaveProperty(
    'value',
    'Zimmer 9',
  )
  expect(screen.getByRole('status').textContent).toContain('Zu Zimmer 9 haben wir')
  expect(screen.getByRole('link', { name: 'Alle Ämter zeigen' })).toBeTruthy()
  expect(screen.queryByText('Zurzeit sind keine Ämter eingetragen.')).toBeNull()
})

test('hundreds: each name leads to its page and says where it is and who works there', () => {
  const { container } = show('hundreds')
  expect(container.querySelector('details')).toBeNull()
  const [first] = screen.getAllByRole('link', { name: 'Bürgerbüro' })
  expect(first?.getAttribute('href')).toBe('/de/behoerdenlotse/buergerbuero-id_2/')
  expect(first?.closest('li')?.textContent).toContain('Rathaus')
  expect(first?.closest('li')?.textContent).toContain('Tannenfels')
})

test('not translated: on the English page the office’s words are marked as German, ours are not', () => {
  const block = fixtures.typical
  if (!block) throw new Error('no example typical')
  const url = '/en/authority-guide/'
  const { container } = renderView(<Behoerdenlotse block={block} />, { url, sprache: 'en' })
  const shown = office(container)
  expect(languageOf(shown.getByText('Bürgerbüro'))).toBe('de')
  expect(languageOf(shown.getByText(/erste Anlaufstelle/))).toBe('de')
  expect(languageOf(shown.getByText('To the page of this office'))).toBe('the page')
})
