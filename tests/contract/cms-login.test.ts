import { handleEndpoints } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { local } from './writing.ts'

// The login of the back office under attack (T04–T06, findings S2, S6, E16).

const origin = 'http://localhost:3002'
const wrong = 'Die E-Mail-Adresse oder das Passwort stimmt nicht.'

// Each look at a password costs a third of a second of a core, on purpose.
vi.setConfig({ testTimeout: 90_000 })

let office: BackOffice

beforeAll(async () => {
  office = await openBackOffice()
})

const answer = z.object({
  message: z.string().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

type Reply = { status: number; message: string; retry: string | null; cookie: string | null }

async function logIn(
  email: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const { default: config } = await import('../../apps/cms/src/payload.config.ts')
  const request = new Request(`${origin}/api/benutzer/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ email, password }),
  })
  const response = await handleEndpoints({ config, request })
  const body = answer.parse(await response.json())
  return {
    status: response.status,
    message: body.errors?.[0]?.message ?? body.message ?? '',
    retry: response.headers.get('retry-after'),
    cookie: response.headers.get('set-cookie'),
  }
}

async function account(name: string): Promise<{ id: string; email: string; password: string }> {
  const email = `${name}@kurstadt.example`
  const password = `das-richtige-von-${name}`
  const data = { email, password, name, rollen: ['tourismus' as const] }
  const { id } = await office.payload.create({ collection: 'benutzer', ...local, data })
  return { id, email, password }
}

test('T04: known and unknown addresses hear the same, and wait as long', async () => {
  const { email } = await account('bekannt')
  const time = async (address: string, sender: string) => {
    const begun = performance.now()
    const { status, message } = await logIn(address, 'falsch-geraten', { 'x-absender': sender })
    expect({ status, message }).toEqual({ status: 401, message: wrong })
    return performance.now() - begun
  }
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let round = 0; round < 4; round += 1) {
    known.push(await time(email, `a${round}`))
    unknown.push(await time(`niemand${round}@kurstadt.example`, `b${round}`))
  }
  const middle = (times: number[]) => times.sort((a, b) => a - b)[1] ?? 0
  const ratio = middle(known) / middle(unknown)
  expect(ratio).toBeGreaterThan(0.4)
  expect(ratio).toBeLessThan(2.5)
})

test('T05: five wrong passwords of a stranger lock nobody out but the stranger', async () => {
  const { email, password } = await account('opfer')
  const stranger = { 'x-absender': '192.0.2.66' }
  for (let count = 0; count < 5; count += 1)
    expect((await logIn(email, 'falsch', stranger)).status).toBe(401)
  const sixth = await logIn(email, password, stranger)
  expect(sixth.status).toBe(429)
  expect(Number(sixth.retry)).toBeGreaterThan(60)
  expect(sixth.cookie).toBeNull()
  const own = await logIn(email, password, { 'x-absender': '192.0.2.1' })
  expect(own.status).toBe(200)
  expect(own.cookie).toContain('HttpOnly')
})

test('T05: an unknown address is counted like a known one', async () => {
  const stranger = { 'x-absender': '192.0.2.67' }
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1)
    statuses.push((await logIn('gibt-es-nicht@kurstadt.example', 'falsch', stranger)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('T06: sixty tries at sixty addresses end for their sender, also all at once', async () => {
  const stranger = { 'x-absender': '192.0.2.68' }
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, index) => logIn(`p${index}@kurstadt.example`, 'x1', stranger)),
  )
  const refused = replies.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(30)
})

test('T06: whoever knows the password gets their tries back', async () => {
  const { email, password } = await account('vergesslich')
  const sender = { 'x-absender': '192.0.2.69' }
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 4; count += 1) await logIn(email, 'falsch', sender)
    expect((await logIn(email, password, sender)).status).toBe(200)
  }
})

test('T05: a try that nobody could look at takes no other one back', async () => {
  const { email, password } = await account('beharrlich')
  const guess = async (word = 'falsch') =>
    (await logIn(email, word, { 'x-absender': '192.0.2.71' })).status
  for (let count = 0; count < 4; count += 1) expect(await guess()).toBe(401)
  const { pool } = office.payload.db
  await pool.query('alter table benutzer rename to weg')
  const unseen = [await guess(), await guess(), await guess()]
  await pool.query('alter table weg rename to benutzer')
  expect(unseen).toEqual([503, 503, 503])
  expect([await guess(), await guess(password)]).toEqual([401, 429])
})

test('all who log in to one account at the same moment stay logged in', async () => {
  const { id, email, password } = await account('zugleich')
  const senders = ['192.0.2.81', '192.0.2.82', '192.0.2.83', '192.0.2.84']
  const replies = await Promise.all(
    senders.map((sender) => logIn(email, password, { 'x-absender': sender })),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { rows } = await office.payload.db.pool.query(
    'select id from benutzer_sessions where _parent_id = $1',
    [id],
  )
  expect(rows).toHaveLength(senders.length)
})

test('S2: the table of tries names nobody', async () => {
  await logIn('namentlich@kurstadt.example', 'falsch', { 'x-absender': '192.0.2.70' })
  const { rows } = await office.payload.db.pool.query<{ key: string }>(
    'select key from anmeldeversuche',
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/namentlich|192\.0\.2/)
})

test('S6: a form on a foreign page logs nobody in', async () => {
  const { email, password } = await account('fremd')
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ]
  for (const headers of foreign) {
    const { status, cookie } = await logIn(email, password, headers)
    expect([status, cookie]).toEqual([403, null])
  }
  // What a plain form can send to another house: Payload takes a login out of its field `_payload`.
  const { default: config } = await import('../../apps/cms/src/payload.config.ts')
  const body = new FormData()
  body.set('_payload', JSON.stringify({ email, password }))
  const headers = { Origin: 'https://evil.example' }
  const request = new Request(`${origin}/api/benutzer/login`, { method: 'POST', headers, body })
  const answer = await handleEndpoints({ config, request })
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
  const own = await logIn(email, password, { Origin: origin, 'Sec-Fetch-Site': 'same-origin' })
  expect(own.status).toBe(200)
})

test('S2: what is no login is refused like a wrong one', async () => {
  for (const [email, password] of [
    ['', ''],
    ['x', ''],
    ['x'.repeat(300), 'y'],
    ['a@b.example', 'z'.repeat(2000)],
  ] as const)
    expect(await logIn(email, password)).toMatchObject({ status: 401, message: wrong })
})

test('E16: the one-time password, the address and what is guessed first are no own password', async () => {
  const { id, email, password } = await account('neu-hier')
  const { body } = await office.call('POST', 'benutzer/login', { email, password })
  const token = String(body.token)
  const choose = (own: string) => office.call('PATCH', `benutzer/${id}`, { password: own }, token)
  for (const weak of [password, email, '111111111111', 'Willkommen2026!']) {
    const { status } = await choose(weak)
    expect([weak, status]).toEqual([weak, 400])
  }
  const still = await office.payload.findByID({ collection: 'benutzer', id, ...local })
  expect(still.passwort_aendern).toBe(true)
  expect((await choose('Fahrrad Mond Suppe')).status).toBe(200)
})

test('S6: whoever changes their own password says the one they have, and it is kept nowhere', async () => {
  const { id, email, password } = await account('wechselt')
  const { body } = await office.call('POST', 'benutzer/login', { email, password })
  const token = String(body.token)
  const change = (data: object) => office.call('PATCH', `benutzer/${id}`, data, token)
  const [first, second] = ['Fahrrad Mond Suppe', 'Lampe Wiese Donau']
  expect((await change({ password: first })).status).toBe(200)
  const without = await change({ password: second })
  const wrongly = await change({ password: second, passwort_bisher: password })
  const pretending = await change({ password: second, passwort_aendern: true })
  expect([without.status, wrongly.status, pretending.status]).toEqual([400, 400, 400])
  expect(JSON.stringify(without.body)).toContain('bisheriges Passwort')
  const rightly = await change({ password: second, passwort_bisher: first })
  expect(rightly.status).toBe(200)
  expect(JSON.stringify(rightly.body)).not.toContain(first)
  expect((await logIn(email, second)).status).toBe(200)
})
