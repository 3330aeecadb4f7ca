import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { RaeteLogin } from './raete-login.tsx'

const { typical, 'long-words': long } = examples['raete-login']
const url = '/de/gemeinderat/anmelden/'

test('typical: address and password go to the pages for members, which answer', () => {
  const { container } = renderView(<RaeteLogin block={typical} />, { url })
  const form = container.querySelector('form')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([
    '/de/gemeinderat/intern/',
    'post',
  ])
  expect([...new FormData(form ?? undefined).keys()]).toEqual(['email', 'passwort'])
  expect(screen.getByRole('button', { name: 'Anmelden' }).getAttribute('value')).toBe('anmelden')
  expect(screen.getByText(/was nicht öffentlich beraten wird/)).toBeTruthy()
})

test('long-words: an introduction of the editors stands in the place of ours', () => {
  renderView(<RaeteLogin block={long} />, { url })
  expect(screen.getByText(long.options.einleitung ?? '')).toBeTruthy()
  expect(screen.queryByText(/was nicht öffentlich beraten wird/)).toBeNull()
})
