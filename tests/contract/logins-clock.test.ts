import { calls, type LoginArea, loginAnswers, loginPaths, sessionHeaders } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openSecondFactors } from '../../apps/cms/src/platform/accounts/second-factor/index.ts'
import { type LoginsApart, openLoginsApart, password } from './logins.ts'
import { accountsOf, factorCalls, shownBy } from './second-factors.ts'

// 18, faults: clock jumps. Sessions, steps and links go by the clock of the database, tries and codes
// by that of the process. Neither can be set here: what they have written down is moved instead.

let logins: LoginsApart
let somebody: ReturnType<typeof accountsOf>
let readLoginState: typeof import('../../apps/cms/src/subjects/anmeldung/login-state.ts')['readLoginState']

beforeAll(async () => {
  logins = await openLoginsApart()
  ;({ readLoginState } = await import('../../apps/cms/src/subjects/anmeldung/login-state.ts'))
  somebody = accountsOf(logins)
})

const moments = {
  anmeldungen: ['begonnen_am', 'gesehen_am'],
  anmeldevorgaenge: ['begonnen_am'],
  passwort_links: ['erstellt_am', 'gueltig_bis'],
} as const

/** Sets all clocks by so many seconds, forward or back. */
async function setClocks(seconds: number): Promise<void> {
  for (const [table, columns] of Object.entries(moments)) {
    const sets = columns.map((column) => `${column} = ${column} - make_interval(secs => $1)`)
    await logins.client.query(`update ${table} set ${sets.join(', ')}`, [seconds])
  }
  await logins.client.query('update anmeldeversuche set expire = expire - $1', [seconds * 1000])
}

const hour = 3_600
const day = 24 * hour
const jumps = [
  ['forward by an hour', hour],
  ['forward by a day', day],
  ['back by an hour', -hour],
  ['back by a day', -day],
] as const
const areas = ['intranet', 'rat'] as const

/** A session's own call, and how long the session holds. */
async function ownAt(area: LoginArea, session: unknown) {
  const { token } = loginAnswers[area].parse(session)
  const path =
    area === 'intranet'
      ? `/intranet/user/${loginAnswers.intranet.parse(session).uuid}`
      : `/raete/${loginAnswers.rat.parse(session).id}`
  const answer = await logins.ask(path, area, token)
  if (answer.status !== 200) return { status: answer.status, sitzung: null }
  const body = calls[area === 'intranet' ? 'intranet/user/{uuid}' : 'raete/{id}'].answer
  return { status: 200, sitzung: body.parse(await answer.json()).sitzung }
}

test.each(areas)(
  '%s: a clock set forward or back ends a session, and the next one holds',
  async (area) => {
    const { id, email } = await somebody(area)
    for (const [name, jump] of jumps) {
      const session = await logins.logIn(area, email)
      expect((await ownAt(area, session)).status).toBe(200)
      await setClocks(jump)
      expect([name, (await ownAt(area, session)).status]).toEqual([name, 401])
      expect((await readLoginState(logins.payload, area, id)).sitzungen).toBe(0)
      const headers = { [sessionHeaders[area]]: session.token }
      expect((await logins.post(loginPaths[area].logout, {}, headers)).status).toBe(200)
      const { status, sitzung } = await ownAt(area, await logins.logIn(area, email))
      expect(status).toBe(200)
      expect(sitzung?.bleibt).toSatisfy((left: number) => left > hour - 60 && left <= hour)
      const longest = 12 * hour
      expect(sitzung?.laengstens).toSatisfy(
        (left: number) => left > longest - 60 && left <= longest,
      )
      await logins.client.query('delete from anmeldungen where konto = $1', [id])
    }
  },
)

test.each(areas)(
  '%s: a correction by half a minute ends nothing and prolongs nothing',
  async (area) => {
    const { email } = await somebody(area)
    const session = await logins.logIn(area, email)
    for (const seconds of [-30, 30]) {
      await setClocks(seconds)
      const { status, sitzung } = await ownAt(area, session)
      expect(status).toBe(200)
      expect(sitzung?.bleibt).toSatisfy((left: number) => left > 0 && left <= hour)
      expect(sitzung?.laengstens).toSatisfy((left: number) => left > 0 && left <= 12 * hour)
    }
  },
)

test.each(areas)(
  '%s: a login that waits for its code when the clock is set begins anew',
  async (area) => {
    const { email } = await somebody(area)
    const { setUp, start, code } = factorCalls(logins, area)
    const { codes } = await setUp((await logins.logIn(area, email)).token)
    for (const [index, [name, jump]] of jumps.entries()) {
      const { vorgang } = await start(email)
      await setClocks(jump)
      const recovery = codes[index] ?? ''
      expect([name, (await code(vorgang, recovery)).status]).toEqual([name, 410])
      expect((await code((await start(email)).vorgang, recovery)).status).toBe(200)
    }
  },
)

test.each(jumps)('who has tried too often waits no longer for a clock set %s', async (_, jump) => {
  const { email } = await somebody('intranet')
  const headers = { 'X-Absender': `clock ${jump}` }
  const tryWith = (passwort: string) => logins.post('/login', { email, passwort }, headers)
  for (let count = 0; count < 5; count += 1) expect((await tryWith('falsch')).status).toBe(401)
  const refused = await tryWith(password)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
  await setClocks(jump)
  expect((await tryWith(password)).status).toBe(200)
})

test('tries count at a host whose clock is behind, and after it at the others', async () => {
  const { email } = await somebody('intranet')
  const headers = { 'X-Absender': 'two hosts' }
  const guess = async () =>
    (await logins.post('/login', { email, passwort: 'falsch' }, headers)).status
  const behind = 14 * 60
  const statuses: number[] = []
  for (let count = 0; count < 4; count += 1) {
    statuses.push(await guess())
    await setClocks(-behind)
    statuses.push(await guess())
    await setClocks(behind)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
})

test('what slowed everybody slows nobody when the clock is set back', async () => {
  const { email } = await somebody('rat')
  await logins.post(loginPaths.rat.login, { email, passwort: 'falsch' })
  await logins.client.query(`update anmeldeversuche set points = 300 where key like 'rat_alle%'`)
  await setClocks(-day)
  await logins.logIn('rat', email)
  const { rows } = await logins.client.query(
    `select points from anmeldeversuche where key like 'rat_alle%'`,
  )
  expect(rows).toEqual([])
})

test.each(areas)(
  '%s: who has typed wrong codes is not locked out when the clock is set back',
  async (area) => {
    const { email } = await somebody(area)
    const { setUp, start, code } = factorCalls(logins, area)
    const { codes } = await setUp((await logins.logIn(area, email)).token)
    const [first = ''] = codes
    const { vorgang } = await start(email)
    for (let count = 0; count < 5; count += 1)
      expect((await code(vorgang, '000000')).status).toBe(401)
    expect((await code(vorgang, first)).status).toBe(429)
    await setClocks(-day)
    expect((await code((await start(email)).vorgang, first)).status).toBe(200)
  },
)

test('codes of an app are good again as soon as the clock is right, recovery codes all the while', async () => {
  const right = Date.now()
  let now = right
  const secret = 'only for this test'.padEnd(32)
  const factors = openSecondFactors({
    statements: logins.client,
    secret,
    now: () => new Date(now),
  })
  const owner = { area: 'intranet', konto: 'clock' } as const
  const key = await factors.begin(owner, 'here')
  const codes = await factors.confirm(owner, 'here', shownBy(key, right))
  for (const [at, jump] of [
    [1, day],
    [2, -day],
    [3, hour],
    [4, -hour],
  ] as const) {
    // The telephone goes on as if nothing had happened; the machine's clock is wrong, and then right.
    const shown = right + at * 120_000
    now = shown + jump * 1000
    expect(await factors.take(owner, shownBy(key, shown))).toBeNull()
    expect(await factors.take(owner, codes?.[at] ?? '')).toBe('ersatz')
    now = shown
    expect(await factors.take(owner, shownBy(key, shown))).toBe('app')
  }
})

const mailed = z.array(z.object({ text: z.string() }))

/** Links in the mails to an address, newest first. */
async function linksTo(email: string): Promise<string[]> {
  const text = 'select text from mails where an = $1 order by created_at desc'
  const { rows } = await logins.client.query(text, [email])
  return mailed.parse(rows).map((mail) => /\/passwort\/([\w-]{22})\//.exec(mail.text)?.[1] ?? '')
}

test('who has asked for three links gets another one when the clock is set back', async () => {
  const { email } = await somebody('intranet')
  const ask = async (count: number) => {
    await logins.post('/passwort-vergessen', { email })
    await expect.poll(async () => (await linksTo(email)).length).toBe(count)
  }
  // The first one came with the account.
  for (const count of [2, 3]) await ask(count)
  await setClocks(-day)
  await ask(4)
  const [newest = ''] = await linksTo(email)
  const passwort = 'zwölf Worte und kein Ende'
  expect((await logins.post('/passwort-neu', { link: newest, passwort })).status).toBe(200)
  await logins.logIn('intranet', email, passwort)
})

test('a link is too old when the clock is set forward, and another one is mailed', async () => {
  const { email } = await somebody('rat')
  await logins.post(loginPaths.rat.forgotten, { email })
  await expect.poll(async () => (await linksTo(email)).length).toBeGreaterThan(0)
  const [link = ''] = await linksTo(email)
  await setClocks(day)
  const passwort = 'zwölf Worte und kein Ende'
  expect((await logins.post(loginPaths.rat.renew, { link, passwort })).status).toBe(404)
  await logins.post(loginPaths.rat.forgotten, { email })
  await expect.poll(async () => (await linksTo(email))[0]).not.toBe(link)
  const [next = ''] = await linksTo(email)
  expect((await logins.post(loginPaths.rat.renew, { link: next, passwort })).status).toBe(200)
})

test('nothing of it is an error in the log', () => {
  expect(logins.api.log.join('\n')).not.toMatch(/"level":50/)
})
