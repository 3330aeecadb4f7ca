import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { RatsinfoMitglieder } from './ratsinfo-mitglieder.tsx'

const { typical, minimal } = examples['ratsinfo-mitglieder']
const url = '/de/gemeinderat/mitglieder/'

test('typical: members by faction, those without one last', () => {
  renderView(<RatsinfoMitglieder block={typical} />, { url })
  const factions = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
  expect(factions).toEqual(['Grün-Alternative Liste 1 Sitz', 'ohne Fraktion 1 Sitz'])
  expect(screen.getByRole('link', { name: 'Franziska Maurer' })).toBeTruthy()
})

test('minimal: nobody on the council is said in words', () => {
  renderView(<RatsinfoMitglieder block={minimal} />, { url })
  expect(screen.getByText('Zurzeit sind keine Ratsmitglieder eingetragen.')).toBeTruthy()
})

test('english: names of factions are German, «independent» is not', () => {
  renderView(<RatsinfoMitglieder block={typical} />, { url: '/en/x/', sprache: 'en' })
  expect(screen.getByText('Grün-Alternative Liste').lang).toBe('de')
  expect(screen.getByText(/independent/).closest('[lang]')).toBeNull()
})
