// @vitest-environment jsdom
import { browserfehlerPfad } from '@kurstadt/contract/fehler'
import { cleanup, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { errorNumberPath } from './error-number-path.ts'
import { ViewFailed } from './view-failed.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = '/admin/collections/seiten/1'

/** Renders it, and answers what was asked of the server for it. */
async function show(error: Error & { digest?: string }) {
  const fetch = vi.fn(async (..._: unknown[]) => Response.json({ fehlernummer: 'K7M4-Q2XA' }))
  vi.stubGlobal('fetch', fetch)
  render(createElement(ViewFailed, { error, path }))
  await screen.findByText('K7M4-Q2XA')
  return fetch.mock.calls.map(([url]) => url)
}

test('of an error of the server the number is asked for, by the name that Next gives it', async () => {
  const error = Object.assign(new Error('hidden'), { digest: '28 73' })
  expect(await show(error)).toEqual([`${errorNumberPath}?stoerung=28%2073`])
  expect(screen.getByText(/auf dem Server etwas schiefgegangen/)).toBeDefined()
})

test('an error of the browser is reported, and its number comes back', async () => {
  expect(await show(new TypeError('x is not a function'))).toEqual([browserfehlerPfad])
  expect(screen.getByText(/^In Ihrem Browser ist .* etwas schiefgegangen/)).toBeDefined()
  const back = screen.getByRole('link', { name: 'Zurück zur Liste' })
  expect(back.getAttribute('href')).toBe('/admin/collections/seiten')
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeDefined()
})
