import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { RatsinfoMitglied } from './ratsinfo-mitglied.tsx'

const { typical, minimal, 'long-words': long } = examples['ratsinfo-mitglied']
const url = '/de/gemeinderat/mitglieder/franziska-maurer-id_7/'

test('typical: faction, time in the council, committees, and how to write', () => {
  renderView(<RatsinfoMitglied block={typical} />, { url })
  expect(screen.getByText('Grün-Alternative Liste')).toBeTruthy()
  expect(screen.getByText(/seit 22\.07\.2014/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^E-Mail Franziska Maurer/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Gemeinderat' }).getAttribute('href')).toBe(
    '/de/gemeinderat/gremien/gemeinderat-id_1/',
  )
})

test('minimal: whoever has released no address is written to by way of the town hall', () => {
  renderView(<RatsinfoMitglied block={minimal} />, { url })
  expect(screen.getByText('ohne Fraktion')).toBeTruthy()
  expect(
    screen.getByRole('link', { name: 'Nachricht über das Rathaus' }).getAttribute('href'),
  ).toBe('/de/kontakt/')
})

test('long-words: committees of before have their own list, with their time', () => {
  renderView(<RatsinfoMitglied block={long} />, { url })
  const former = screen.getByRole('heading', { name: 'Frühere Gremien' }).closest('section')
  expect(former?.textContent).toContain('15.09.2009 bis 22.07.2024')
  expect(former?.textContent).toContain('Ersatzmitglied, bis 14.09.2009')
})

test('english: the way by the town hall leads to its English page, and our words are English', () => {
  renderView(<RatsinfoMitglied block={minimal} />, { url: '/en/x/', sprache: 'en' })
  expect(screen.getByText(/independent/).closest('[lang]')).toBeNull()
  const link = screen.getByRole('link', { name: 'Write by way of the town hall' })
  expect(link.getAttribute('href')).toBe('/en/contact/')
})
