import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { fixtures } from './suche.fixtures.ts'
import { Suche } from './suche.tsx'

const { typical, minimal } = examples.suche
const away = { ...typical, context: null }
const at = (q: string) => ({ url: `/de/suche/?q=${encodeURIComponent(q)}` })

test('typical: what was found, with its kind, and the term stays in the field', () => {
  renderView(<Suche block={typical} />, at('Therme'))
  expect(screen.getByRole('heading', { name: '3 Treffer für „Therme“' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Thermennacht' }).getAttribute('href')).toBe(
    '/de/veranstaltungen/thermennacht-id_14/',
  )
  expect(screen.getByText('Veranstaltung')).toBeTruthy()
  expect(screen.getByLabelText('Suchbegriff')).toHaveProperty('value', 'Therme')
  expect(screen.getByPlaceholderText('Suchbegriff eingeben')).toBeTruthy()
})

test('one-hit: a single hit is said in the singular', () => {
  const block = fixtures['one-hit'] ?? typical
  renderView(<Suche block={block} />, at('Therme'))
  expect(screen.getByRole('heading', { name: '1 Treffer für „Therme“' })).toBeTruthy()
})

test('minimal: with no hits it says so and what else can be tried', () => {
  renderView(<Suche block={minimal} />, at('Xylophon'))
  expect(
    screen.getByRole('heading', {
      name: 'Zum Suchbegriff Xylophon wurden keine Ergebnisse gefunden.',
    }),
  ).toBeTruthy()
  expect(screen.getByText(/anderen Schreibweise/)).toBeTruthy()
})

test('without a term there is the field alone', () => {
  renderView(<Suche block={minimal} />, { url: '/de/suche/' })
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('searchbox')).toBeTruthy()
})

test('away: a search that cannot be asked says so instead of finding nothing', () => {
  renderView(<Suche block={away} />, at('Therme'))
  expect(screen.getByText(/gerade nicht erreichbar/)).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})
