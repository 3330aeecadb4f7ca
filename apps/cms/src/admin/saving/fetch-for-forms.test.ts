import { expect, test, vi } from 'vitest'
import { fetchForForms } from './fetch-for-forms.ts'

const form = { method: 'PATCH', body: new FormData() }
const address = 'http://localhost:3002/api/aktuelles/1'

async function save(answer: () => Promise<Response>, init: RequestInit = form, to = address) {
  const results = vi.fn<(problem: string | null) => void>()
  const saved = fetchForForms(answer, results)(to, init)
  const result = await saved.then(
    ({ status }) => status,
    (error: Error) => error.message,
  )
  return { result, results: results.mock.calls.map(([problem]) => problem) }
}

const notSaved = 'Nicht gespeichert. Ihre Eingaben stehen noch im Formular.'
const unreachable = 'Der Server ist gerade nicht zu erreichen.'

test('F09: a form that reaches nobody fails in German', async () => {
  expect(await save(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    result: notSaved,
    results: [unreachable],
  })
})

test('F09: a form fails with what the server says of its fault', async () => {
  const body = { errors: [{ message: 'Der Speicherplatz des Servers ist voll.' }] }
  expect(await save(async () => Response.json(body, { status: 507 }))).toEqual({
    result: notSaved,
    results: ['Der Speicherplatz des Servers ist voll.'],
  })
  const page = new Response('<h1>Bad Gateway</h1>', { status: 502 })
  expect((await save(async () => page)).results).toEqual([unreachable])
})

test('an answer is handed on, and ends what was said before', async () => {
  expect(await save(async () => Response.json({}))).toEqual({ result: 200, results: [null] })
  const refused = Response.json({ errors: [] }, { status: 400 })
  expect(await save(async () => refused)).toEqual({ result: 400, results: [null] })
})

test('what is no form, and what somebody broke off, stays as it is', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await save(away, { method: 'GET' })).toEqual({ result: 'Failed to fetch', results: [] })
  const abort = () => Promise.reject(new DOMException('broken off', 'AbortError'))
  expect((await save(abort)).results).toEqual([])
})

test('who cannot log in hears why, and nothing of a form', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  const login = 'http://localhost:3002/api/benutzer/login'
  expect(await save(away, form, login)).toEqual({ result: unreachable, results: [] })
})
