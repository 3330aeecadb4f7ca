import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { RatsinfoGremium } from './ratsinfo-gremium.tsx'

const { typical, minimal, 'long-words': long } = examples['ratsinfo-gremium']
const url = '/de/gemeinderat/gremien/gemeinderat-id_1/'

test('typical: chair, members with faction and function, and the ways to meetings and papers', () => {
  renderView(<RatsinfoGremium block={typical} />, { url })
  expect(screen.getByText('Bürgermeisterin')).toBeTruthy()
  const member = screen.getByRole('link', { name: 'Franziska Maurer' }).closest('li')
  expect(member?.textContent).toContain('Stellvertretender Vorsitz')
  expect(member?.textContent).toContain('Grün-Alternative Liste')
  expect(screen.getByRole('link', { name: /^Sitzungen dieses/ }).getAttribute('href')).toBe(
    '/de/gemeinderat/sitzungen/?gremium_id=1',
  )
})

test('long-words: former members stand below, with their time', () => {
  renderView(<RatsinfoGremium block={long} />, { url })
  const former = screen.getByText('Frühere Mitglieder (1)').closest('details')
  expect(former?.textContent).toContain('bis 22.07.2024')
})

test('minimal: a committee without members says so', () => {
  renderView(<RatsinfoGremium block={minimal} />, { url })
  expect(screen.getByText('Zurzeit sind keine Mitglieder eingetragen.')).toBeTruthy()
})
