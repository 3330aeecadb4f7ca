import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { emptyShell, newRenderFacts } from '../content/index.ts'
import { answerRequest } from './index.server.tsx'

const server = vi.hoisted(() => ({ askForVisitor: vi.fn(), loadShell: vi.fn() }))
vi.mock('../content/index.server.ts', async (original) => ({ ...(await original()), ...server }))

const kept = { kind: 'ok', value: { ergebnis: 'angenommen' } } as const

beforeEach(() => {
  vi.clearAllMocks()
  server.loadShell.mockResolvedValue(emptyShell('de'))
  server.askForVisitor.mockResolvedValue(kept)
})

async function open(path: string, form?: Record<string, string>) {
  const facts = newRenderFacts('mark')
  const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
  const response = await answerRequest(new Request(`https://town.example${path}`, init), facts)
  return { response, html: await response.text(), facts }
}

const question = z.object({ path: z.string(), body: z.record(z.string(), z.unknown()) })

/** What was passed on to the content API last. */
const sent = () => question.parse(server.askForVisitor.mock.lastCall?.[0])

test('a click is passed on with a number of its own, and no store may have the answer', async () => {
  const { facts, html, response } = await open('/de/rueckmeldung/?von=/de/kurpark/', {
    geholfen: 'ja',
  })
  expect([response.status, facts.isPrivate]).toEqual([200, true])
  expect(sent()).toMatchObject({
    path: '/rueckmeldungen',
    body: { pfad: '/de/kurpark/', geholfen: true, sprache: 'de', satz: '' },
  })
  const { kennung } = sent().body
  expect(kennung).toMatch(/^[0-9a-f-]{36}$/)
  expect(html).toContain(`name="kennung" value="${String(kennung)}"`)
})

test('the sentence goes with the number of the click, in the language and theme of its page', async () => {
  const kennung = '0198d2a0-0000-4000-8000-000000000001'
  const form = {
    von: '/en/rossini/',
    geholfen: 'nein',
    theme: 'rossini',
    kennung,
    satz: ' Prices. ',
  }
  const { html } = await open('/en/feedback/', form)
  expect(sent().body).toEqual({
    kennung,
    pfad: '/en/rossini/',
    geholfen: false,
    sprache: 'en',
    satz: 'Prices.',
  })
  expect(html).toMatch(/<html[^>]*data-theme="rossini"/)
})

test.each([
  ['missing', { kind: 'missing' }, 404, 'gibt es nicht mehr'],
  ['away', { kind: 'away' }, 503, 'gleich noch einmal'],
  ['busy', { kind: 'busy', retryAfter: 600 }, 429, 'in zehn Minuten'],
  [
    'a sentence that is refused',
    { kind: 'ok', value: { ergebnis: 'fehler', satz: 'links' } },
    400,
    'ohne Internetadressen',
  ],
] as const)('%s is said with its status', async (_, outcome, status, words) => {
  server.askForVisitor.mockResolvedValue(outcome)
  const form = { von: '/de/kurpark/', geholfen: 'ja', satz: 'Gut.' }
  const { html, response } = await open('/de/rueckmeldung/', form)
  expect(response.status).toBe(status)
  expect(html).toContain(words)
})

test.each([
  ['nothing', {}],
  ['no page', { geholfen: 'ja' }],
  ['an answer that is none', { von: '/de/', geholfen: 'vielleicht' }],
  ['an address of another site', { von: 'https://evil.example/', geholfen: 'ja' }],
  ['one that looks like a path', { von: '//evil.example/', geholfen: 'ja' }],
])('%s is refused and passed on to nobody', async (_, form) => {
  expect((await open('/de/rueckmeldung/', form)).response.status).toBe(400)
  expect(server.askForVisitor).not.toHaveBeenCalled()
})

test('whoever opens the address by itself comes to the home page', async () => {
  const { response } = await open('/en/feedback/')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en/'])
})
