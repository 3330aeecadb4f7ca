import { browserfehlerPfad } from '@kurstadt/contract/fehler'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BackOffice, openBackOffice } from './back-office.ts'

// Errors in the browsers of editors: taken of whoever is logged in, a few, cleaned, for the list.

const marker = 'Renate-Geheim'
const origin = 'http://localhost:3002'

let office: BackOffice
let editor: string

const failed = {
  art: 'TypeError',
  meldung: 'x is not a function',
  stapel: 'at q (https://redaktion.example/_next/static/chunks/02-abc_d1.js:1:200)',
  seite: '/admin/collections/seiten/…',
}

const answer = z.object({ fehlernummer: z.string().nullish() })

type Sent = { token?: string; headers?: Record<string, string> }

async function send(body: unknown, { token = editor, headers = {} }: Sent = {}) {
  const { handleEndpoints } = await import('payload')
  const { default: config } = await import('../../apps/cms/src/payload.config.ts')
  const all = new Headers({ 'Content-Type': 'application/json', ...headers })
  if (token) all.set('Authorization', `JWT ${token}`)
  const response = await handleEndpoints({
    config,
    request: new Request(`${origin}${browserfehlerPfad}`, {
      method: 'POST',
      headers: all,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  })
  return { status: response.status, ...answer.parse(await response.json()) }
}

const group = z.object({
  fehlernummer: z.string(),
  art: z.string(),
  meldung: z.string(),
  stelle: z.string(),
  stapel: z.string(),
  build: z.string(),
  anzahl: z.coerce.number(),
})

async function kept() {
  const text = "select * from fehler where wo = 'back-office-browser' order by meldung"
  return z.array(group).parse((await office.payload.db.pool.query(text)).rows)
}

beforeAll(async () => {
  office = await openBackOffice()
  editor = await office.logIn('tourismus')
})

test('what fails in the browser of an editor is in the list, once, counted, with build and view', async () => {
  const { status, fehlernummer } = await send(failed)
  const afterBuild = { ...failed, stapel: failed.stapel.replace('02', '9x') }
  expect(await send(afterBuild)).toEqual({ status, fehlernummer })
  expect(await kept()).toMatchObject([
    {
      fehlernummer,
      art: 'TypeError',
      meldung: 'x is not a function',
      stelle: '/admin/collections/seiten/…',
      stapel: 'q _next/static/chunks/9x-abc_d1.js:1:200',
      build: '0.1.0',
      anzahl: 2,
    },
  ])
  const path = 'fehler?where[wo][equals]=back-office-browser'
  const administrator = await office.logIn('administration')
  expect((await office.call('GET', path, undefined, administrator)).body.totalDocs).toBe(1)
  expect((await office.call('GET', path, undefined, editor)).status).toBe(403)
})

test('T67: nothing that could be about a person is kept, whatever a browser has left in', async () => {
  const meldung = `"${marker}" ${marker}@post.example https://x.example/?q=${marker}`
  const stapel = `Error: ${marker}\n${failed.stapel.replace('.js', `.js?q=${marker}`)}\n${marker}`
  const seite = `/admin/collections/${marker}1/?q=${marker}`
  expect((await send({ art: 'Error', meldung, stapel, seite })).status).toBe(200)
  const { rows } = await office.payload.db.pool.query('select * from fehler')
  expect(JSON.stringify(rows)).not.toContain(marker)
  const words = (await kept()).map((one) => one.meldung)
  expect(words).toContain('… … https://x.example/')
})

test('errors of extensions and of what is not ours are thrown away', async () => {
  const before = await kept()
  for (const stapel of ['', 'at x (chrome-extension://abcdef/content.js:1:2)'])
    expect(await send({ ...failed, meldung: 'strange', stapel })).toEqual({
      status: 200,
      fehlernummer: null,
    })
  expect(await kept()).toEqual(before)
})

const cookie = () => ({ Cookie: `payload-token=${editor}` })

test.each<[string, unknown, () => Sent, number]>([
  ['whoever is not logged in', failed, () => ({ token: '' }), 403],
  ['a session that is none', failed, () => ({ token: `${editor}x` }), 403],
  [
    'another site in the name of an editor',
    failed,
    () => ({ token: '', headers: { ...cookie(), Origin: 'https://evil.example' } }),
    403,
  ],
  ['a form', 'art=x', () => ({ headers: { 'Content-Type': 'text/plain' } }), 415],
  ['no JSON', '{', () => ({}), 400],
  ['what is missing', { ...failed, art: '' }, () => ({}), 400],
  ['what nobody asked for', { ...failed, name: marker }, () => ({}), 400],
  ['too many bytes', { ...failed, stapel: 'ü'.repeat(9_000) }, () => ({}), 413],
  ['many more bytes', failed, () => ({ headers: { 'Content-Length': '20000' } }), 413],
])('%s is refused', async (_, body, sent, status) => {
  const before = await kept()
  expect((await send(body, sent())).status).toBe(status)
  expect(await kept()).toEqual(before)
})

test('the browser of an editor sends its cookie, from our own pages alone', async () => {
  const headers = { ...cookie(), Origin: origin }
  expect((await send(failed, { token: '', headers })).status).toBe(200)
})

test('T60: one account reports twenty errors in ten minutes, others theirs', async () => {
  const flooding = await office.logIn('festival')
  const statuses = []
  for (let count = 0; count < 25; count += 1)
    statuses.push((await send(failed, { token: flooding })).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect((await send(failed)).status).toBe(200)
})
