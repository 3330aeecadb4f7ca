import { expect, test, vi } from 'vitest'
import { beginAtDirectory, endAtDirectory } from './directory.server.ts'

const session = { uuid: '58845afd-15a9-4aa3-850e-e29eb547e863', token: 'abcdefghijklmnopqrstuv' }
const came = { antwort: 'code=geheim&state=x', merker: 'm' }

function api(answer: () => Promise<Response>) {
  return { apiUrl: 'http://api.example', fetchApi: vi.fn(answer), report: vi.fn() }
}

const json = (status: number, body: unknown) => async () => Response.json(body, { status })
const refused = (rathauskonto: string) => ({
  error: { code: 'bad-request', message: '', fields: { rathauskonto } },
})

test('18.4: somebody is sent to the directory and comes back to where they wanted to go', async () => {
  const begun = { adresse: 'https://login.example/?x', merker: 'm' }
  expect(await beginAtDirectory(api(json(200, begun)), '/de/intranet/')).toEqual({
    kind: 'begun',
    ...begun,
  })
  const entered = { ...session, ziel: '/de/intranet/personal/' }
  expect(await endAtDirectory(api(json(200, entered)), came)).toEqual({
    kind: 'in',
    session,
    ziel: entered.ziel,
  })
})

test.each([
  ['what the content API says is wrong', json(400, refused('gruppe')), 'gruppe'],
  ['a directory that is away', json(503, refused('weg')), 'weg'],
  ['a town without a directory', json(404, { error: { code: 'not-found', message: '' } }), 'away'],
  ['a reason that nobody knows', json(400, refused('sonstwas')), 'away'],
  ['an answer that is none', json(200, { token: 1 }), 'away'],
  ['no JSON', async () => new Response('<html>', { status: 502 }), 'away'],
  ['nobody', () => Promise.reject(new TypeError('fetch failed')), 'away'],
])('%s fails with a reason, and nothing of the answer is reported', async (_, answer, fault) => {
  const reaching = api(answer)
  expect(await endAtDirectory(reaching, came)).toEqual({ kind: 'failed', fault })
  expect(JSON.stringify(reaching.report.mock.calls)).not.toContain('geheim')
})
