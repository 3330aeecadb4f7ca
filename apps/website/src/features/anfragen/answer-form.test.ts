import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { answerForm, answerPost } from './index.server.ts'

const message = {
  betreff: 'Umzug',
  nachricht: 'Guten Tag',
  vorname: 'Nora',
  nachname: 'Kiefer',
  telefon: '030 23125-911',
  datenschutz: true,
  sprache: 'de',
  pfad: '/de/anfragen/',
}

test.each(['x', '0123', "'; drop table anfragen"])(
  'W12: a request with the key %j is the sender’s mistake, in JSON',
  async (schluessel) => {
    const request = new Request('http://town.example/api/anfragen/kontakt', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, schluessel }),
    })
    const response = await answerPost('kontakt', request)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: { code: 'bad-request', message: 'bad-request' },
    })
  },
)

const sent = z.object({ schluessel: z.string() })

/** The keys with which forms of the same content reach the API, one for each address of their page. */
async function keysAt(...addresses: string[]): Promise<string[]> {
  const keys: string[] = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    keys.push(sent.parse(JSON.parse(body)).schluessel)
    return Response.json({ referenz: 'A-7', verlauf: `/de/anfragestatus/${'x'.repeat(22)}/` })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  for (const address of addresses) {
    const body = new FormData()
    for (const [name, value] of Object.entries(message)) body.set(name, String(value))
    body.set('formular', 'kontakt')
    await answerForm(new Request(`http://town.example${address}`, { method: 'POST', body }))
  }
  return keys
}

test('F12: without a script, the address of the page is part of what makes a request another one', async () => {
  const [first, again, other, none] = await keysAt(
    '/de/anfragen/?aushang=rad&von=a',
    '/de/anfragen/?von=a&aushang=rad',
    '/de/anfragen/?aushang=sofa&von=a',
    '/de/anfragen/',
  )
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(again).toBe(first)
  expect(new Set([first, other, none]).size).toBe(3)
})
