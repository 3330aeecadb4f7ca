import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { ChangeForm, ForgottenForm, RenewalForm } from './index.ts'

test('T04: who asks for a link reads the same, whether there is an account or not', () => {
  renderView(<ForgottenForm state="asked" />)
  expect(screen.getByRole('status').textContent).toMatch(/^Wenn es zu dieser E-Mail-Adresse/)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('while nobody can be asked it says so at the field, which stays', () => {
  renderView(<ForgottenForm state="away" />)
  const field = screen.getByLabelText(/E-Mail-Adresse/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a new password is one for the password manager, with what it needs said before', () => {
  renderView(<RenewalForm state={{ kind: 'open' }} />)
  const field = screen.getByLabelText(/Neues Passwort/)
  expect(field.getAttribute('autocomplete')).toBe('new-password')
  expect(screen.getByText(/^Mindestens 12 Zeichen/)).toBeTruthy()
})

test.each([
  ['zu_kurz', /weniger als 12 Zeichen/],
  ['aus_adresse', /in Ihrer E-Mail-Adresse/],
  ['leicht', /leicht zu raten/],
] as const)('what is wrong with a password stands at the field: %s', (problem, words) => {
  renderView(<RenewalForm state={{ kind: 'wrong', problem }} />)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByLabelText(/Neues Passwort/).getAttribute('aria-invalid')).toBe('true')
})

test('a link that is used or too old leads to another one, a set password to the login', () => {
  renderView(<RenewalForm state={{ kind: 'gone' }} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/de/intranet/passwort-vergessen/')
  renderView(<RenewalForm state={{ kind: 'set' }} />)
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe(
    '/de/intranet/',
  )
})

test.each([
  ['stimmt_nicht', 'passwort_bisher', /Bisheriges Passwort/],
  ['zu_kurz', 'passwort', /Neues Passwort/],
] as const)('a change of password says at its field what is wrong: %s', (problem, field, label) => {
  renderView(<ChangeForm change={{ kind: 'wrong', field, problem }} />)
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Ihr Passwort ist noch nicht geändert')).toBeTruthy()
})

test('who has tried too often, or finds nobody there, hears it; nothing is said before', () => {
  renderView(<ChangeForm change={{ kind: 'busy', retryAfter: 61 }} />)
  expect(screen.getAllByText(/2 Minuten/).length).toBeGreaterThan(0)
  renderView(<ChangeForm change={{ kind: 'open' }} />)
  expect(screen.getAllByText('Ihr Passwort ist noch nicht geändert')).toHaveLength(1)
})
