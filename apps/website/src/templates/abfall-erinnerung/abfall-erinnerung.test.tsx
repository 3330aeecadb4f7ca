import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { AbfallErinnerung } from './abfall-erinnerung.tsx'

const { typical, minimal, english } = examples['abfall-erinnerung']
const url = '/de/buergerservice/abfall-erinnerung/'

const formData = () => {
  const form = document.querySelector('form')
  return form ? Object.fromEntries(new FormData(form)) : {}
}

test('typical: kinds, a time and an address are asked for, and posted to an address that stays', () => {
  renderView(<AbfallErinnerung block={typical} />, { url: `${url}?strasse_id=1&arten=3` })
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/de/abfall-erinnerung/')
  expect(formData()).toEqual({ strasse_id: '1', arten: '3', zeit: 'abend-18', email: '' })
  expect(screen.getByText('Straße: Marktplatz')).toBeTruthy()
  const times = within(screen.getByRole('combobox', { name: /Wann/ })).getAllByRole('option')
  expect(times.map(({ textContent }) => textContent)).toContain('am Morgen um 6 Uhr')
})

test('minimal: without a street it is looked for first, by a form that needs no code', () => {
  renderView(<AbfallErinnerung block={minimal} />, { url })
  expect(screen.getByRole('form', { name: 'Straße suchen' }).getAttribute('action')).toBe(url)
  expect(screen.queryByLabelText(/E-Mail/)).toBeNull()
})

test('away: that the streets cannot be had is said', () => {
  renderView(<AbfallErinnerung block={{ ...typical, context: null }} />, { url })
  expect(screen.getByText(/Die Straßen lassen sich gerade nicht abrufen/)).toBeTruthy()
})

test('english: that the mails are German is said', () => {
  renderView(<AbfallErinnerung block={english} />, { url: '/en/x/?strasse_id=1', sprache: 'en' })
  expect(screen.getByText(/You get an e-mail \(in German\)/)).toBeTruthy()
})
