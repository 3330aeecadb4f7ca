import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { SchwarzesBrett } from './schwarzes-brett.tsx'

const { typical, minimal, english, 'long-words': long } = examples['schwarzes-brett']

const path = '/de/schwarzes-brett/'
const show = (block = typical, query = '') =>
  renderView(<SchwarzesBrett block={block} />, { url: path + query })
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('typical: each notice has its kind, its price, since when it hangs, and leads to its page', () => {
  show()
  expect(screen.getByRole('heading', { name: '4 Aushänge' })).toBeTruthy()
  expect(screen.getAllByText('60 Euro')).toHaveLength(2)
  expect(screen.getByText('Erledigt')).toBeTruthy()
  expect(screen.getAllByText('Ausgehängt am 01.06.2027')).toHaveLength(4)
  expect(hrefOf('Mitfahrgelegenheit nach Tannheim')).toBe(
    '/de/schwarzes-brett/mitfahrgelegenheit-nach-tannheim-id_5/',
  )
})

test('a notice without a page of its own is listed all the same', () => {
  show()
  const heading = screen.getByRole('heading', { name: 'Schlüssel gefunden' })
  expect(within(heading).queryByRole('link')).toBeNull()
})

test('kinds are links with how many each has; the chosen one is taken away by its own', () => {
  show(typical, '?q=rad&art=biete')
  expect(hrefOf('Gefunden 1 Aushang')).toBe('/de/schwarzes-brett/?q=rad&art=gefunden#aushaenge')
  const chosen = screen.getByRole('link', { current: true })
  expect(chosen.textContent).toContain('Angeboten')
  expect(chosen.getAttribute('href')).toBe('/de/schwarzes-brett/?q=rad#aushaenge')
})

test('a search keeps the kind that was chosen, also without JavaScript', () => {
  const { container } = show(typical, '?q=rad&art=biete')
  const form = container.querySelector('form')
  expect(form?.method).toBe('get')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ q: 'rad', art: 'biete' })
})

test('where nothing has the words, it is said that these only sound like them', () => {
  show({ ...typical, context: { ...typical.context, aehnlich: true } }, '?q=fahrat')
  expect(screen.getByText(/Genau „fahrat“ steht auf keinem Aushang/)).toBeTruthy()
})

test('where nothing is left, there is a way back to everything', () => {
  show(minimal, '?q=xyz')
  expect(screen.getByText(/Dazu hängt gerade nichts/)).toBeTruthy()
  expect(hrefOf('Alle Aushänge zeigen')).toBe(path)
})

test('an empty board says so, and how one puts something up', () => {
  show(minimal)
  expect(screen.getByText(/Gerade hängt nichts/)).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Nach Art eingrenzen' })).toBeNull()
  expect(hrefOf('Etwas aushängen')).toBe('/de/anfragen/schwarzes-brett/')
})

test('a kind that there is not is nobody’s filter', () => {
  show(long, '?art=%3Cb%3E')
  expect(screen.queryByText('Alle Aushänge zeigen')).toBeNull()
})

test('not translated: on the English page the notice is marked as German, our words are not', () => {
  renderView(<SchwarzesBrett block={english} />, { url: '/en/noticeboard/', sprache: 'en' })
  expect(languageOf(screen.getByText('60 Euro'))).toBe('de')
  expect(languageOf(screen.getAllByText('Offered').at(-1) ?? document.body)).toBe('the page')
})
