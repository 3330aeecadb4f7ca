import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loginPlace as place } from '../../../tests/support/login-place.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Band, LoginForm } from './index.ts'

test('spec 5: the login asks for address and password, for the password manager too', () => {
  renderView(<LoginForm place={place} problem={{ kind: 'asked' }} email="" directory={null} />)
  expect(screen.getByLabelText(/E-Mail-Adresse/).getAttribute('autocomplete')).toBe('username')
  expect(screen.getByLabelText(/Passwort/).getAttribute('autocomplete')).toBe('current-password')
  expect(screen.queryByText(/passen nicht zusammen/)).toBeNull()
})

test('18.4: the login offers the account of the town hall where there is a directory, first', () => {
  const href = '/de/intranet/rathaus-konto/?ziel=%2Fde%2Fintranet%2F'
  renderView(<LoginForm place={place} problem={{ kind: 'asked' }} email="" directory={href} />)
  const link = screen.getByRole('link', { name: 'Mit dem Rathaus-Konto anmelden' })
  expect(link.getAttribute('href')).toBe(href)
  const field = screen.getByLabelText(/E-Mail-Adresse/)
  expect(link.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([
  ['weg', /mit dem Rathaus-Konto ist gerade nicht erreichbar/],
  ['abgebrochen', /abgebrochen/],
  ['ungueltig', /gilt nicht mehr/],
  ['gruppe', /nicht freigeschaltet/],
  ['adresse', /keine bestätigte E-Mail-Adresse/],
  ['konto', /können Sie sich hier nicht anmelden/],
] as const)('18.4: why the directory opens nothing is said in words: %s', (fault, words) => {
  const problem = { kind: 'directory', fault } as const
  renderView(
    <LoginForm place={place} problem={problem} email="" directory="/x" action="/de/intranet/" />,
  )
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByLabelText(/Passwort/)).toBeTruthy()
})

test('T04: a failed login keeps the address, and says nothing of which of the two is wrong', () => {
  renderView(
    <LoginForm
      place={place}
      problem={{ kind: 'refused' }}
      email="ayse@rathaus.example"
      directory={null}
    />,
  )
  expect(screen.getByDisplayValue('ayse@rathaus.example')).toBeTruthy()
  expect(screen.getAllByText(/E-Mail-Adresse und Passwort passen nicht zusammen/)).toBeTruthy()
  expect(screen.getByLabelText(/Passwort/).getAttribute('value')).toBeNull()
})

test.each([
  [30, 'eine Minute'],
  [150, '3 Minuten'],
])('whoever has tried too often hears how long to wait: %i s', (retryAfter, words) => {
  renderView(
    <LoginForm place={place} problem={{ kind: 'busy', retryAfter }} email="" directory={null} />,
  )
  expect(screen.getByText(new RegExp(words))).toBeTruthy()
})

test('a place says in its own words whom it is for, and leads to a link for its password', () => {
  renderView(<LoginForm place={place} problem={{ kind: 'asked' }} email="" />)
  expect(screen.getByText(place.intro)).toBeTruthy()
  expect(screen.getByText(place.help)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Passwort vergessen?' }).getAttribute('href')).toBe(
    '/de/bereich/passwort-vergessen/',
  )
})

test('the band marks a page, and leads out of its place alone', () => {
  renderView(<Band place={place} person={{ vorname: 'Nora', nachname: 'Kiefer' }} />)
  expect(screen.getByText('Nur für uns')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Abmelden' })
  expect(button.closest('form')?.getAttribute('action')).toBe('/de/bereich/')
})
