import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { start } from './external-cart.behaviour.ts'

// Spec 7, redlines: nothing of a third party before a click, and a way on when it does not come.

const script = 'https://cdn.korb.example/korb.js'
const styles = 'https://cdn.korb.example/korb.css'

const scriptThere = () => document.querySelector<HTMLScriptElement>(`script[src="${script}"]`)

beforeEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = `
    <div id="buy" data-script="${script}" data-styles="${styles}" data-key="abc-1">
      <p data-part="notice">Den Warenkorb führt Korbdienst.</p>
      <p data-part="load"><button type="button" data-act="load">Warenkorb laden</button></p>
      <p role="alert" data-part="failed" hidden>Er ließ sich nicht laden.</p>
      <p data-part="item" hidden><button type="button">In den Warenkorb</button></p>
    </div>`
  const buy = document.querySelector<HTMLElement>('#buy')
  if (buy) start(buy)
})

const click = () => screen.getByRole('button', { name: 'Warenkorb laden' }).click()

test('nothing is asked of the service before a click', () => {
  expect(scriptThere()).toBeNull()
  expect(document.querySelector('link')).toBeNull()
  expect(document.querySelector('#snipcart')).toBeNull()
})

test('a click loads it once, and then its button is there and has the focus', async () => {
  click()
  click()
  expect(document.querySelectorAll('script')).toHaveLength(1)
  expect(document.querySelector<HTMLElement>('#snipcart')?.dataset.apiKey).toBe('abc-1')
  scriptThere()?.dispatchEvent(new Event('load'))
  const button = await screen.findByRole('button', { name: 'In den Warenkorb' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(document.querySelector('link')?.getAttribute('href')).toBe(styles)
  expect(screen.queryByText('Den Warenkorb führt Korbdienst.')?.hidden).toBe(true)
})

test('a service that does not come is said to be away, and may be asked again', async () => {
  click()
  scriptThere()?.dispatchEvent(new Event('error'))
  await waitFor(() => expect(screen.getByRole('alert').hidden).toBe(false))
  expect(scriptThere()).toBeNull()
  click()
  expect(screen.queryByRole('alert')).toBeNull()
  scriptThere()?.dispatchEvent(new Event('load'))
  expect(await screen.findByRole('button', { name: 'In den Warenkorb' })).toBeTruthy()
})
