import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderOnServer } from '../../tests/support/render-view.tsx'
import { newRenderFacts } from '../content/index.ts'
import { galleryPage } from './gallery-pages.server.ts'
import { endMails, takeOwnMails } from './notifications.tsx'

const server = vi.hoisted(() => ({ askForVisitor: vi.fn(), loadShell: vi.fn() }))
vi.mock('../content/index.server.ts', () => server)

const zugang = 'abcdefghijklmnopqrstu_'
const [mine, gone] = [
  '3f2c6f0e-3c52-4a52-9a8e-0a6f7a1b2c3d',
  '3f2c6f0e-3c52-4a52-9a8e-0a6f7a1b2c3e',
]

beforeEach(() => {
  server.loadShell.mockResolvedValue(galleryPage('slim', 'default', 'de').shell)
  const abo = { art: 'abfuhr', wort: 'Restmüll: Talstraße', bestaetigt: true, zeit: 'morgen-5' }
  const abos = [{ ...abo, id: mine, seit: '2026-11-24T19:15:00.000Z' }]
  server.askForVisitor.mockResolvedValue({ kind: 'ok', value: { email: 'l…@post.example', abos } })
})

test.each([
  [mine, 'Die Uhrzeit ist geändert.'],
  [gone, 'Das steht nicht mehr auf Ihrer Liste. Bitte geben Sie es noch einmal an.'],
])('a time is said to be changed where it is: %s', async (abo, said) => {
  const url = new URL(`/de/benachrichtigungen/${zugang}/`, 'http://localhost')
  const body = new URLSearchParams({ tun: 'zeit-aendern', abo, zeit: 'morgen-5' })
  const request = new Request(url, { method: 'POST', body })
  const facts = newRenderFacts('mark')
  const shown = await takeOwnMails({ request, url, params: { zugang }, facts })
  if (shown instanceof Response) throw new Error('no page')
  document.body.innerHTML = (await renderOnServer(shown.view, { url: url.pathname })).html
  expect(screen.getByRole('status').textContent).toBe(said)
  expect(facts.isPrivate).toBe(true)
})

test.each([
  [{ kind: 'refused' }, 200, { beendet: true }],
  [{ kind: 'busy' }, 429, { beendet: false }],
  [{ kind: 'away' }, 503, { beendet: false }],
])('a mail program that ends all of it is answered: %o', async (outcome, status, answer) => {
  server.askForVisitor.mockResolvedValue(outcome)
  const url = new URL(`/api/benachrichtigungen/${zugang}/ende`, 'http://localhost')
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const request = new Request(url, { method: 'POST', body })
  const facts = newRenderFacts('mark')
  const response = await endMails({ request, url, params: { zugang }, facts })
  expect(server.askForVisitor).toHaveBeenLastCalledWith(
    expect.objectContaining({ body: { tun: 'alles-beenden', zugang } }),
  )
  expect([response.status, await response.json()]).toEqual([status, answer])
  expect(facts.isPrivate).toBe(true)
})
