import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { LoginForm } from '../../features/anmeldung/index.ts'
import { councilPlace } from '../../features/raete/index.ts'
import { RaetePasswort } from './raete-passwort.tsx'

const { typical } = examples['raete-passwort']
const url = '/de/gemeinderat/anmelden/'

test('typical: an address is asked for, and where it goes says the same to everybody (T04)', () => {
  const { container } = renderView(<RaetePasswort block={typical} />, { url })
  const form = container.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/de/gemeinderat/intern/passwort-vergessen/')
  expect(screen.getByLabelText(/E-Mail-Adresse/).getAttribute('name')).toBe('email')
})

test('its field has another name than that of the login, which stands on the same page', () => {
  renderView(
    <>
      <LoginForm place={councilPlace} problem={{ kind: 'asked' }} email="" />
      <RaetePasswort block={typical} />
    </>,
    { url },
  )
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
