import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loginPlace as place } from '../../../tests/support/login-place.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { ChangeForm, FirstPassword, ForgottenForm, RenewalForm } from './index.ts'

test('T04: who asks for a link reads the same, whether there is an account or not', () => {
  renderView(<ForgottenForm place={place} state="asked" />)
  expect(screen.getByRole('status').textContent).toMatch(/^Wenn es zu dieser E-Mail-Adresse/)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('while nobody can be asked it says so at the field, which stays', () => {
  renderView(<ForgottenForm place={place} state="away" />)
  const field = screen.getByLabelText(/E-Mail-Adresse/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a new password is one for the password manager, with what it needs said before', () => {
  renderView(<RenewalForm place={place} state={{ kind: 'open' }} />)
  const field = screen.getByLabelText(/Neues Passwort/)
  expect(field.getAttribute('autocomplete')).toBe('new-password')
  expect(screen.getByText(/^Mindestens 12 Zeichen/)).toBeTruthy()
})

test.each([
  ['zu_kurz', /weniger als 12 Zeichen/],
  ['aus_adresse', /in Ihrer E-Mail-Adresse/],
  ['leicht', /leicht zu raten/],
] as const)('what is wrong with a password stands at the field: %s', (problem, words) => {
  renderView(<RenewalForm place={place} state={{ kind: 'wrong', problem }} />)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByLabelText(/Neues Passwort/).getAttribute('aria-invalid')).toBe('true')
})

test('a link that is used or too old leads to another one, a set password to the login', () => {
  renderView(<RenewalForm place={place} state={{ kind: 'gone' }} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/de/bereich/passwort-vergessen/')
  renderView(<RenewalForm place={place} state={{ kind: 'set' }} />)
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe(
    '/de/bereich/',
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

test('T09: a first password is changed where one is, and the way out is beside it', () => {
  const { container } = renderView(<FirstPassword place={place} change={{ kind: 'open' }} />)
  const [change, out] = [...container.querySelectorAll('form')]
  expect(new FormData(change).get('erstes')).toBe('ja')
  expect(change?.getAttribute('action')).toBeNull()
  expect(screen.getByLabelText(/vom Rathaus haben/).getAttribute('name')).toBe('passwort_bisher')
  expect(out?.getAttribute('action')).toBe('/de/bereich/')
})

test('T09: what is wrong with the own password stands at its field there, too', () => {
  const change = { kind: 'wrong', field: 'passwort', problem: 'leicht' } as const
  renderView(<FirstPassword place={place} change={change} />)
  expect(screen.getByLabelText(/Neues Passwort/).getAttribute('aria-invalid')).toBe('true')
})
