import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loginPlace as place } from '../../../tests/support/login-place.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { SessionNotice } from './index.ts'
import { watchSession } from './watch-session.ts'

// WCAG 2.2.1: whoever reads for long is asked before the session ends, and loses nothing after it.

let dialog: HTMLDialogElement
const answers: Response[] = []

beforeEach(() => {
  // jsdom has dialogs that neither open nor close.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift() ?? Response.error()))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begin(bleibt: number, laengstens = 43_200): void {
  renderView(
    <SessionNotice place={place} sitzung={{ bleibt, laengstens, letzte_anmeldung: null }} />,
  )
  const found = document.querySelector('dialog')
  if (!found) throw new Error('There is no notice.')
  dialog = found
  watchSession(dialog)
}

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test('two minutes before the end somebody is asked, and stays by one press', async () => {
  begin(3_600)
  await wait(3_479)
  expect(dialog.open).toBe(false)
  await wait(1)
  expect(dialog.open).toBe(true)
  const stay = screen.getByRole('button', { name: 'Angemeldet bleiben' })
  expect(document.activeElement).toBe(stay)
  answers.push(Response.json({ bleibt: 3_600, laengstens: 39_600 }))
  stay.click()
  await wait(1)
  expect(dialog.open).toBe(false)
  await wait(3_480)
  expect(dialog.open).toBe(true)
})

test('whoever does not answer hears that the session is over, and that nothing typed is lost', async () => {
  begin(3_600)
  await wait(3_600)
  expect(screen.getByRole('heading').textContent).toBe('Sie sind abgemeldet')
  expect(screen.getByRole('status').textContent).toMatch(/steht noch da/)
  const link = screen.getByRole('link', { name: 'In einem neuen Fenster anmelden' })
  expect(document.activeElement).toBe(link)
})

test('who logs in again in another window goes on in this one', async () => {
  begin(3_600)
  await wait(3_600)
  new BroadcastChannel(place.channel).postMessage({ bleibt: 3_600, laengstens: 43_200 })
  vi.useRealTimers()
  await expect.poll(() => dialog.open).toBe(false)
})

test('a session that grows no more says so and asks nothing', async () => {
  begin(3_600, 3_600)
  await wait(3_480)
  expect(screen.getByRole('status').textContent).toMatch(/höchstens zwölf Stunden/)
  expect(screen.queryByRole('button', { name: 'Angemeldet bleiben' })).toBeNull()
})

test('no answer is said, and the next try counts; a session that is gone is over', async () => {
  begin(3_600)
  await wait(3_480)
  const stay = screen.getByRole('button', { name: 'Angemeldet bleiben' })
  answers.push(Response.error())
  stay.click()
  await wait(1)
  expect(screen.getByRole('status').textContent).toMatch(/nicht geklappt/)
  answers.push(new Response(null, { status: 401 }))
  stay.click()
  await wait(1)
  expect(screen.getByRole('heading').textContent).toBe('Sie sind abgemeldet')
})

const hour = 3_600_000

test.each([
  ['an hour', hour],
  ['a day', 24 * hour],
])('a clock that is set back by %s puts off neither the question nor the end', async (_, back) => {
  begin(3_600)
  vi.setSystemTime(Date.now() - back)
  await wait(3_479)
  expect(dialog.open).toBe(false)
  await wait(1)
  expect(screen.getByRole('heading').textContent).toBe('Sie werden in zwei Minuten abgemeldet')
  await wait(120)
  expect(screen.getByRole('heading').textContent).toBe('Sie sind abgemeldet')
})

test('a machine that wakes up, or a clock that is set forward, says at once what is over', async () => {
  begin(3_600)
  vi.setSystemTime(Date.now() + 24 * hour)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(screen.getByRole('heading').textContent).toBe('Sie sind abgemeldet')
})
