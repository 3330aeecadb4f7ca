import {
  type LoginArea,
  loginAnswers,
  loginPaths,
  newFactor,
  sessionHeaders,
} from '@kurstadt/contract'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { setPassword } from '../../apps/cms/src/subjects/anmeldung/credentials.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { type Logins, openLogins, password } from './logins.ts'
import { accountsOf, factorCalls, shownBy } from './second-factors.ts'

// T07: logins that are under way while the password or the second factor changes. They are held at a
// lock of PostgreSQL: at a table before their session is kept, in a trigger while it is.

const passwort = 'neun Worte und noch mehr'
const gate = 4711

let logins: Logins
let holder: pg.Client
let somebody: ReturnType<typeof accountsOf>

beforeAll(async () => {
  logins = await openLogins()
  somebody = accountsOf(logins)
  holder = new pg.Client({ connectionString: logins.url })
  await holder.connect()
  stopAfterFile(() => holder.end())
  await logins.client.query(`
    create function wait_at_gate() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock_shared(${gate}); return new; end';
    create trigger gate before insert on anmeldungen for each row execute function wait_at_gate()`)
})

const count = z.tuple([z.object({ n: z.number() })])

/** Asked outside of any transaction: within one, connections that are opened later are not seen. */
async function waiting(): Promise<number> {
  const { rows } = await logins.client.query(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return count.parse(rows)[0].n
}

/** Waits until so many connections wait for a lock; the first new password loads its dictionaries. */
const untilWaiting = (wanted: number) => expect.poll(waiting, { timeout: 20_000 }).toBe(wanted)

/** Lets nothing be written into a table until the work is done. */
async function holding(table: string, work: () => Promise<void>): Promise<void> {
  await holder.query('begin')
  await holder.query(`lock table ${table} in share mode`)
  try {
    await work()
  } finally {
    await holder.query('commit')
  }
}

/** Keeps sessions from being committed until the work is done. */
async function holdingSessions(work: () => Promise<void>): Promise<void> {
  await holder.query('select pg_advisory_lock($1)', [gate])
  try {
    await work()
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [gate])
  }
}

const logIn = (area: LoginArea, email: string) =>
  logins.post(loginPaths[area].login, { email, passwort: password })

const change = (area: LoginArea, token: string) =>
  logins.post(
    loginPaths[area].password,
    { passwort_bisher: password, passwort },
    { [sessionHeaders[area]]: token },
  )

const stateCall = { intranet: '/intranet/zweitfaktor', rat: '/raete/zweitfaktor' } as const

const statusOf = async (area: LoginArea, token: string) =>
  (await logins.ask(stateCall[area], area, token)).status

const tokenIn = async (area: LoginArea, response: Response) =>
  loginAnswers[area].parse(await response.json()).token

const bothOf = async (response: Response) => [response.status, await response.text()]

async function rowsOf(table: string, id: string): Promise<number> {
  const { rows } = await logins.client.query(
    `select count(*)::int as n from ${table} where konto = $1`,
    [id],
  )
  return count.parse(rows)[0].n
}

for (const area of ['intranet', 'rat'] as const) {
  test(`${area}: a login whose password changes before its session begins is refused like a wrong one`, async () => {
    const { id, email } = await somebody(area)
    const { token } = await logins.logIn(area, email)
    const held: Promise<Response>[] = []
    await holding('protokoll', async () => {
      held.push(logIn(area, email))
      await untilWaiting(1)
      // The sessions before have ended as soon as it waits to note what it did.
      held.push(change(area, token))
      await untilWaiting(2)
    })
    const [late, changed] = await Promise.all(held)
    expect(changed?.status).toBe(200)
    expect(late && (await bothOf(late))).toEqual([401, ''])
    expect([await rowsOf('anmeldungen', id), await statusOf(area, token)]).toEqual([1, 200])
    const { rows } = await logins.client.query(
      `select count(*)::int as n from protokoll
       where dokument = $1 and vorgang = 'anmeldung_gescheitert'`,
      [id],
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test(`${area}: a change of the password that is under way does not overrule a newer one`, async () => {
    const { id, email } = await somebody(area)
    const { token } = await logins.logIn(area, email)
    const newer = { password: 'noch andere Worte als zuvor', isOneTime: false }
    const held: Promise<Response>[] = []
    await holding('anmeldedaten', async () => {
      held.push(change(area, token))
      // It has found the old password right, and waits to keep the new one.
      await untilWaiting(1)
      await setPassword(holder, area, id, newer)
    })
    const [late] = await Promise.all(held)
    const login = (own: string) => logins.post(loginPaths[area].login, { email, passwort: own })
    expect(late?.status).toBe(400)
    expect(await late?.json()).toMatchObject({
      error: { fields: { passwort_bisher: 'stimmt_nicht' } },
    })
    expect([(await login(passwort)).status, (await login(newer.password)).status]).toEqual([
      401, 200,
    ])
  })

  test(`${area}: a session that begins while the password changes ends with the others`, async () => {
    const { email } = await somebody(area)
    const { token } = await logins.logIn(area, email)
    const held: Promise<Response>[] = []
    await holdingSessions(async () => {
      held.push(logIn(area, email))
      await untilWaiting(1)
      held.push(change(area, token))
      // One waits for the other: neither is lost, and neither waits for ever.
      await untilWaiting(2)
    })
    const [early, changed] = await Promise.all(held)
    expect([early?.status, changed?.status]).toEqual([200, 200])
    expect(early && (await statusOf(area, await tokenIn(area, early)))).toBe(401)
    expect(await statusOf(area, token)).toBe(200)
  })

  test(`${area}: a login that found no second factor gets no session once there is one`, async () => {
    const { email } = await somebody(area)
    const { begin, confirm } = factorCalls(logins, area)
    const { token } = await logins.logIn(area, email)
    const begun = newFactor.parse(await (await begin({ passwort: password }, token)).json())
    const held: Promise<Response>[] = []
    await holding('protokoll', async () => {
      held.push(logIn(area, email))
      await untilWaiting(1)
      held.push(confirm({ code: shownBy(begun.schluessel) }, token))
      await untilWaiting(2)
    })
    const [late, confirmed] = await Promise.all(held)
    expect(confirmed?.status).toBe(200)
    expect(late && (await bothOf(late))).toEqual([401, ''])
    expect(await statusOf(area, token)).toBe(200)
  })

  test(`${area}: a session that begins while a second factor is set up ends with the others`, async () => {
    const { email } = await somebody(area)
    const { begin, confirm } = factorCalls(logins, area)
    const { token } = await logins.logIn(area, email)
    const held: Promise<Response>[] = []
    await holdingSessions(async () => {
      held.push(logIn(area, email))
      await untilWaiting(1)
      const begun = newFactor.parse(await (await begin({ passwort: password }, token)).json())
      held.push(confirm({ code: shownBy(begun.schluessel) }, token))
      await untilWaiting(2)
    })
    const [early, confirmed] = await Promise.all(held)
    expect([early?.status, confirmed?.status]).toEqual([200, 200])
    expect(early && (await statusOf(area, await tokenIn(area, early)))).toBe(401)
    expect(await statusOf(area, token)).toBe(200)
  })

  test(`${area}: a password that changes before a login waits for its code leaves nothing that waits`, async () => {
    const { id, email } = await somebody(area)
    await factorCalls(logins, area).setUp((await logins.logIn(area, email)).token)
    const held: Promise<Response>[] = []
    await holding('anmeldevorgaenge', async () => {
      held.push(logIn(area, email))
      await untilWaiting(1)
      await setPassword(logins.client, area, id, { password: passwort, isOneTime: false })
    })
    const [late] = await Promise.all(held)
    expect(late && (await bothOf(late))).toEqual([401, ''])
    expect(await rowsOf('anmeldevorgaenge', id)).toBe(0)
  })

  test(`${area}: a right code opens nothing once the password has changed`, async () => {
    const { email } = await somebody(area)
    const { setUp, start, code } = factorCalls(logins, area)
    const { token } = await logins.logIn(area, email)
    const { key, codes } = await setUp(token)
    const [before, meant] = [await start(email), await start(email)]
    const held: Promise<Response>[] = []
    await holding('protokoll', async () => {
      held.push(code(before.vorgang, shownBy(key)))
      await untilWaiting(1)
      held.push(change(area, token))
      await untilWaiting(2)
    })
    const [late, changed] = await Promise.all(held)
    expect(changed?.status).toBe(200)
    expect(late && (await bothOf(late))).toEqual([410, ''])
    expect((await code(meant.vorgang, codes[0] ?? '')).status).toBe(410)
  })

  test(`${area}: a session that a code opens while the password changes ends with the others`, async () => {
    const { email } = await somebody(area)
    const { setUp, start, code } = factorCalls(logins, area)
    const { token } = await logins.logIn(area, email)
    const { key } = await setUp(token)
    const { vorgang } = await start(email)
    const held: Promise<Response>[] = []
    await holdingSessions(async () => {
      held.push(code(vorgang, shownBy(key)))
      await untilWaiting(1)
      held.push(change(area, token))
      await untilWaiting(2)
    })
    const [early, changed] = await Promise.all(held)
    expect([early?.status, changed?.status]).toEqual([200, 200])
    expect(early && (await statusOf(area, await tokenIn(area, early)))).toBe(401)
  })
}
