import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { stopAfterFile } from '../support/leftovers.ts'
import { type BackOffice, openBackOffice, type Reply } from './back-office.ts'
import { local } from './writing.ts'

// T07: what editors do while their password changes. Payload writes whole accounts as it has read
// them; a lock of PostgreSQL holds it between the two.

const before = 'Fahrrad Mond Suppe'
const after = 'Lampe Wiese Donau'

vi.setConfig({ testTimeout: 90_000 })

let office: BackOffice
let holder: pg.Client

beforeAll(async () => {
  office = await openBackOffice()
  holder = new pg.Client({ connectionString: office.databaseUrl })
  await holder.connect()
  stopAfterFile(() => holder.end())
})

type Account = { id: string; email: string; token: string }

const logIn = (email: string, password: string) =>
  office.call('POST', 'benutzer/login', { email, password })

async function account(name: string, password = before): Promise<Account> {
  const email = `${name}@kurstadt.example`
  const data = { email, password, name, rollen: ['tourismus' as const] }
  const { id } = await office.payload.create({ collection: 'benutzer', ...local, data })
  const own = { passwort_aendern: false }
  await office.payload.update({ collection: 'benutzer', id, ...local, data: own })
  return { id, email, token: String((await logIn(email, password)).body.token) }
}

const count = z.tuple([z.object({ n: z.number() })])

async function waiting(): Promise<number> {
  const { rows } = await office.payload.db.pool.query(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return count.parse(rows)[0].n
}

let other: Account | undefined

/** Sets another password of an account and ends its sessions, while something of it is under way. */
async function whilePasswordChanges({ id }: Account, act: () => Promise<Reply>): Promise<Reply> {
  other ??= await account('von-dem-das-neue-ist', after)
  await holder.query('begin')
  try {
    await holder.query(
      `update benutzer set (hash, salt) = (select hash, salt from benutzer where id = $2)
       where id = $1`,
      [id, other.id],
    )
    await holder.query('delete from benutzer_sessions where _parent_id = $1', [id])
    const held = act()
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
    await holder.query('commit')
    return await held
  } catch (error) {
    await holder.query('rollback')
    throw error
  }
}

const passwordsOf = async ({ email }: Account) => [
  (await logIn(email, before)).status,
  (await logIn(email, after)).status,
]

const isIn = async (token: unknown) =>
  (await office.call('GET', 'benutzer/me', undefined, String(token))).body.user !== null

test('T07: a login whose password changes before its session begins is refused like a wrong one', async () => {
  const one = await account('meldet-sich-an')
  const late = await whilePasswordChanges(one, () => logIn(one.email, before))
  expect(late.status).toBe(401)
  expect(late.body).toEqual((await logIn(one.email, 'ganz und gar falsch')).body)
  expect(await passwordsOf(one)).toEqual([401, 200])
})

test('a session that is prolonged while the password changes ends with the others', async () => {
  const one = await account('verlaengert')
  const late = await whilePasswordChanges(one, () =>
    office.call('POST', 'benutzer/refresh-token', undefined, one.token),
  )
  expect(late.status).toBe(403)
  expect(await isIn(one.token)).toBe(false)
  expect(await passwordsOf(one)).toEqual([401, 200])
})

test.each([
  ['a logout', (one: Account) => office.call('POST', 'benutzer/logout', undefined, one.token)],
  [
    'another name',
    (one: Account) => office.call('PATCH', `benutzer/${one.id}`, { name: 'Neu' }, one.token),
  ],
  [
    'a change with the old password',
    (one: Account) =>
      office.call(
        'PATCH',
        `benutzer/${one.id}`,
        { password: 'Garten Nebel Uhr', passwort_bisher: before },
        one.token,
      ),
  ],
])('%s that is under way does not overrule a newer password', async (what, act) => {
  const one = await account(what.replaceAll(' ', '-'))
  await whilePasswordChanges(one, () => act(one))
  expect(await passwordsOf(one)).toEqual([401, 200])
  expect(await isIn(one.token)).toBe(false)
})

test('a role that is taken away does not come back with a login that is under way', async () => {
  const one = await account('verliert-eine-rolle')
  const late = await whilePasswordChanges(one, async () => {
    await holder.query('delete from benutzer_rollen where parent_id = $1', [one.id])
    return logIn(one.email, before)
  })
  expect(late.status).toBe(401)
  const { rollen } = await office.payload.findByID({ collection: 'benutzer', id: one.id, ...local })
  expect(rollen).toEqual([])
})
