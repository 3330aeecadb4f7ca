import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import type { FactorStep, PendingLogin } from '../../content/index.ts'
import { PendingLoginForm, SecondFactorPage, titleOfPending } from './index.ts'

const vorgang = 'abcdefghijklmnopqrstu_'
const key = {
  schluessel: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  adresse:
    'otpauth://totp/Intranet:a%40stadt.example?issuer=Intranet&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
}
const set = { seit: '2028-05-20T06:30:00.000Z', codes: 10, verlangt: false }
const none = { seit: null, codes: 0, verlangt: false }

const showLogin = (login: PendingLogin) => renderView(<PendingLoginForm login={login} />)
const showPage = (step: FactorStep, stand: typeof none | typeof set | null = set) =>
  renderView(<SecondFactorPage step={step} stand={stand} next="/de/intranet/" />, {
    url: '/de/intranet/zweiter-faktor/',
  })

test('18.3: a login asks for a code, with the digits of a telephone and what came by message', () => {
  showLogin({ kind: 'code', vorgang, fault: null })
  const field = screen.getByLabelText(/Code aus Ihrer App/)
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')
  expect(field.getAttribute('inputmode')).toBe('numeric')
  expect(document.activeElement).toBe(field)
  expect(titleOfPending({ kind: 'code', vorgang, fault: null }, 'Anmelden')).toBe('Anmelden')
})

test('a recovery code has a field of its own, with letters, in the same login', () => {
  const { container } = showLogin({ kind: 'code', vorgang, fault: null })
  const field = screen.getByLabelText(/^Wiederherstellungscode/)
  expect([field.getAttribute('name'), field.getAttribute('inputmode')]).toEqual(['code', null])
  const carried = [...container.querySelectorAll<HTMLInputElement>('form input[type=hidden]')]
  expect(carried.map(({ name, value }) => [name, value])).toEqual([
    ['vorgang', vorgang],
    ['vorgang', vorgang],
  ])
})

test.each([
  [{ kind: 'wrong' }, /stimmt nicht oder wurde schon benutzt/],
  [{ kind: 'busy', retryAfter: 61 }, /warten Sie 2 Minuten/],
  [{ kind: 'busy', retryAfter: 0 }, /warten Sie eine Minute/],
  [{ kind: 'away' }, /gerade nicht prüfen/],
] as const)(
  'what is wrong with a code stands above the form and at the field: %o',
  (fault, words) => {
    showLogin({ kind: 'code', vorgang, fault })
    expect(screen.getAllByText(words)).toHaveLength(2)
    expect(screen.getByLabelText(/Code aus Ihrer App/).getAttribute('aria-invalid')).toBe('true')
  },
)

test('what nobody could look at is still typed, a recovery code in its own open field', () => {
  const fault = { kind: 'away' } as const
  const typedInto = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
  const { unmount } = showLogin({ kind: 'code', vorgang, fault, typed: '123 456' })
  expect(typedInto(/Code aus Ihrer App/)).toBe('123 456')
  expect(typedInto(/^Wiederherstellungscode/)).toBe('')
  unmount()
  const { container } = showLogin({ kind: 'code', vorgang, fault, typed: '7KQ2-M9XD-4TVA' })
  expect(typedInto(/Code aus Ihrer App/)).toBe('')
  expect(typedInto(/^Wiederherstellungscode/)).toBe('7KQ2-M9XD-4TVA')
  expect(container.querySelector('details')?.open).toBe(true)
})

test('18.3: who sets it up sees the key as a picture and as text, and says the first code', () => {
  const { container } = showLogin({ kind: 'setUp', vorgang, key, fault: null })
  expect(screen.getByRole('img', { name: /QR-Code/ }).querySelector('path')).not.toBeNull()
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy()
  expect(screen.getByRole('link', { name: /in der App öffnen/ }).getAttribute('href')).toBe(
    key.adresse,
  )
  const form = new FormData(container.querySelector('form') ?? undefined)
  expect(Object.fromEntries(form)).toEqual({ adresse: key.adresse, vorgang, code: '' })
})

test('a wrong first code leaves picture and key where they are', () => {
  showPage({ kind: 'begun', key, fault: { kind: 'wrong' } }, none)
  expect(screen.getByRole('img', { name: /QR-Code/ })).toBeTruthy()
  const field = screen.getByLabelText(/Code aus Ihrer App/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('recovery codes are told once, with the way on', () => {
  showPage({ kind: 'codes', codes: ['7KQ2-M9XD-4TVA', '8KQ2-M9XD-4TVA'] })
  const list = screen.getByRole('list', { name: 'Wiederherstellungscodes' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: /weiter/ }).getAttribute('href')).toBe('/de/intranet/')
})

test('whoever has none is asked for the password first', () => {
  showPage({ kind: 'open' }, none)
  expect(screen.getByText(/kein zweiter Faktor eingerichtet/)).toBeTruthy()
  expect(screen.getByLabelText(/Ihr Passwort/).getAttribute('autocomplete')).toBe(
    'current-password',
  )
})

test('whoever has one moves it, gets new codes, or switches it off, each with a code', () => {
  showPage({ kind: 'open' })
  expect(screen.getByText(/seit 20\. Mai 2028/)).toBeTruthy()
  const buttons = screen.getAllByRole('button', { hidden: true })
  expect(buttons.map((one) => one.getAttribute('value'))).toEqual(['einrichten', 'codes', 'aus'])
})

test('where a town demands one, nobody is offered to switch it off', () => {
  renderView(
    <SecondFactorPage step={{ kind: 'open' }} stand={{ ...set, verlangt: true }} next="/" />,
  )
  expect(screen.queryByText('Zweiten Faktor abschalten')).toBeNull()
  expect(screen.getByText(/ist der zweite Faktor Pflicht/)).toBeTruthy()
})

test('a wrong code opens the part that it belongs to, and no other', () => {
  const fault = { kind: 'wrong' } as const
  const { container } = showPage({ kind: 'failed', act: 'aus', field: 'code', fault })
  expect(container.querySelectorAll('details[open]')).toHaveLength(1)
  const summary = screen.getByRole('link', { name: /stimmt nicht/ })
  const field = container.querySelector(summary.getAttribute('href') ?? '')
  expect(field?.getAttribute('aria-invalid')).toBe('true')
})

test.each([
  [{ ...set, codes: 1 }, /noch einen Wiederherstellungscode\.$/],
  [{ ...set, codes: 0 }, /noch keinen Wiederherstellungscode\.$/],
])('how many recovery codes are left is said in words', (stand, words) => {
  showPage({ kind: 'open' }, stand)
  expect(screen.getByText(words)).toBeTruthy()
})

test('spec 8: while the state cannot be had the page says so and leads to another try', () => {
  showPage({ kind: 'open' }, null)
  expect(screen.getByRole('link', { name: 'Noch einmal versuchen' }).getAttribute('href')).toBe(
    '/de/intranet/zweiter-faktor/',
  )
})
