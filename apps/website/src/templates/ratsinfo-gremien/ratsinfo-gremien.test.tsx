import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { RatsinfoGremien } from './ratsinfo-gremien.tsx'

const { typical, minimal } = examples['ratsinfo-gremien']
const url = '/de/gemeinderat/gremien/'

test('typical: committees with what they are there for and how many sit in them', () => {
  renderView(<RatsinfoGremien block={typical} />, { url })
  const council = screen.getByRole('link', { name: 'Gemeinderat' }).closest('li')
  expect(council?.textContent).toContain('GR\u00A0· 1 Mitglied')
  expect(council?.textContent).toContain('Der Gemeinderat ist das Hauptorgan der Stadt.')
})

test('minimal: without committees there is a sentence', () => {
  renderView(<RatsinfoGremien block={minimal} />, { url })
  expect(screen.getByText('Zurzeit sind keine Gremien eingetragen.')).toBeTruthy()
})
