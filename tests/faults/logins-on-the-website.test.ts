import { errorBody, type LoginArea, loginPaths } from '@kurstadt/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { matches } from '../../apps/website/server/route-table.ts'
import { routeNames, routePaths } from '../../apps/website/src/routes/paths.ts'
import { password } from '../contract/logins.ts'
import { factorCalls } from '../contract/second-factors.ts'
import { startTestWebsite } from '../support/website.ts'
import { cookiesIn, type LoginTown, openLoginTown, places } from './login-town.ts'
import {
  applicationRoutes,
  type Expected,
  faultOf,
  frontRoutes,
  privateWords,
  type Standing,
} from './private-routes.ts'

// 18, done when: every route of the website × everybody who may ask, over HTTP (T01, T02, T20, T21).

const who = [
  'nobody',
  'council',
  'intranet',
  'both',
  'expired',
  'disabled',
  'deleted',
  'first password',
  'of the other',
  'cut short',
] as const
type Who = (typeof who)[number]

const areas = ['intranet', 'rat'] as const
const holds: Partial<Record<Who, readonly LoginArea[]>> = {
  council: ['rat'],
  intranet: ['intranet'],
  both: areas,
}

let town: LoginTown
let cookies: Record<Who, string>

/** Cookies of both logins of accounts that something happens to afterwards. */
async function sessionsOf(name: string, change: string | null): Promise<[string, string]> {
  const session = async (area: LoginArea): Promise<string> => {
    const id = await town.openAccount(area, `${name}@${area}.example`)
    const answer = await town.logIn(area, `${name}@${area}.example`)
    expect(answer.status).toBe(303)
    const table = area === 'intranet' ? 'intranet_konten' : 'raete'
    if (change !== null) await town.logins.client.query(change.replace('TABLE', table), [id])
    return cookiesIn(answer)
  }
  return [await session('intranet'), await session('rat')]
}

const both = async (name: string, change: string) => (await sessionsOf(name, change)).join('; ')

async function disabled(): Promise<string> {
  const [intranet] = await sessionsOf('disabled', null)
  const [, rat] = await sessionsOf('left', null)
  const { client } = town.logins
  await client.query(`update intranet_konten set aktiv = false where email like 'disabled@%'`)
  await client.query(`update raete set bis = '2020-01-01' where email like 'left@%'`)
  return `${intranet}; ${rat}`
}

/** The tokens of two sessions in each other's cookies. */
function exchanged(intranet: string, rat: string): string {
  const [, uuid = '', token = ''] = /=(.*)[.](.*)/.exec(intranet) ?? []
  const [, id = '', key = ''] = /=(\d+); ratsinfoauthJWT=(.*)/.exec(rat) ?? []
  return `intranetauth=${uuid}.${key}; ratsinfoauth=${id}; ratsinfoauthJWT=${token}`
}

beforeAll(async () => {
  town = await openLoginTown()
})

beforeAll(async () => {
  const [intranet, rat] = await sessionsOf('may', null)
  await town.makePapers(Number(/ratsinfoauth=(\d+)/.exec(rat)?.[1]))
  const old = `update anmeldungen set gesehen_am = now() - interval '2 hours' where konto = $1`
  cookies = {
    nobody: '',
    council: rat,
    intranet,
    both: `${intranet}; ${rat}`,
    expired: await both('expired', old),
    disabled: await disabled(),
    deleted: await both('deleted', 'delete from TABLE where id = $1'),
    'first password': await both('first', 'update anmeldedaten set einmal = true where konto = $1'),
    'of the other': exchanged(intranet, rat),
    'cut short': `${intranet.slice(0, -1)}; ${rat.slice(0, -1)}`,
  }
})

beforeEach(() => town.setDatabase('there'))

/** Everything that is to be asked, after a look whether each route is in it. */
async function expectations(): Promise<Expected[]> {
  const front = frontRoutes(town.ids)
  const application = applicationRoutes(town.ids)
  const site = await startTestWebsite()
  const { routes } = site.front
  await site.stop()
  for (const { name } of routes) {
    const rows = front[name] ?? []
    expect(rows.length, `a row for the route «${name}» in private-routes.ts`).toBeGreaterThan(0)
    for (const { at } of rows) {
      const [path = ''] = at.split('?')
      const names = [...matches(routes, path)].map(({ route }) => route.name)
      expect(names, `${at} is answered by «${name}»`).toContain(name)
    }
  }
  for (const name of routeNames)
    for (const { at } of application[name]) {
      const [path = ''] = at.split('?')
      const first = routeNames.find((one) => routePaths[one].test(path))
      expect([at, first]).toEqual([at, name])
      const names = [...matches(routes, path)].map(({ route }) => route.name)
      // The gallery is for developers alone.
      if (name !== 'gallery')
        expect(names[0], `${at} comes through the front`).not.toBe('file of the build')
    }
  return [...Object.values(front), ...Object.values(application)].flat()
}

/** How somebody stands at an address. */
function standingOf(one: Who, area: LoginArea | undefined): Standing {
  if (area !== undefined && holds[one]?.includes(area)) return 'in'
  return one === 'first password' ? 'first' : 'out'
}

test.each(who)(
  '%s: each route answers whom it is for, and nothing private is kept',
  async (one) => {
    const wrong: string[] = []
    for (const row of await expectations())
      for (const method of ['GET', 'HEAD']) {
        const headers = { cookie: cookies[one] }
        const answer = await fetch(town.site.url + row.at, { method, headers, redirect: 'manual' })
        const text = await answer.text()
        if (method === 'HEAD' && text !== '') wrong.push(`HEAD ${row.at}: has a body`)
        const fault = faultOf(row, standingOf(one, row.area), { answer, text })
        if (fault !== null) wrong.push(`${method} ${row.at}: ${fault}`)
      }
    expect(wrong).toEqual([])
  },
)

/** An answer as a person sees it. */
async function seen(answer: Response) {
  const { status, headers } = answer
  const [again, caching] = [headers.get('retry-after'), headers.get('cache-control')]
  const text = (await answer.text()).replaceAll('&#64;', '@')
  return { status, again, caching, cookies: headers.getSetCookie(), text }
}

test.each(areas)(
  '%s: whatever is typed into the login is refused, and the address stays typed',
  async (area) => {
    const typed = [
      ['', ''],
      ['may@rat.example', ''],
      ['', password],
      ['a\0@rat.example', `${password}\0`],
      ['Ayşe@rat.example'.normalize('NFD'), password.normalize('NFD')],
      ['😀@rat.example', '😀'.repeat(200)],
      [`"><script>alert(1)</script>@rat.example`, "' or 1=1 --"],
      ['x'.repeat(100_000), 'falsch'],
      ['may@rat.example', 'x'.repeat(100_000)],
    ] as const
    for (const [email, passwort] of typed) {
      const { status, cookies: set, text } = await seen(await town.logIn(area, email, passwort))
      expect([email.slice(0, 40), status, set]).toEqual([email.slice(0, 40), 401, []])
      expect(text).not.toContain('<script>alert')
      if (/^[\w@.]{1,40}$/.test(email)) expect(text).toContain(`value="${email}"`)
      if (passwort.length > 6) expect(text).not.toContain(passwort)
    }
    expect((await town.logIn(area, 'may@rat.example', 'x'.repeat(1_000_000))).status).toBe(413)
  },
)

const goals = {
  intranet: `${places.intranet}dokumente/?gueltig_am=2026-12-01`,
  rat: `${places.rat}suche/?q=Grund`,
} as const

const away = { status: 503, again: '10', caching: 'private, no-store', cookies: [] }

test.each(areas)(
  '%s: a database that is away is said in words, and what was typed stays',
  async (area) => {
    const goal = goals[area]
    const [email, secured] = [`may@${area}.example`, `secured@${area}.example`]
    await town.openAccount(area, secured)
    const { setUp, start } = factorCalls(town.logins, area)
    const { codes } = await setUp((await town.logins.logIn(area, secured)).token)
    const { vorgang } = await start(secured)
    const [recovery = ''] = codes
    const sendCode = (code: string) => town.post(goal, { tun: 'code', vorgang, code })
    town.setDatabase('away')
    // More often than wrong passwords are let pass: nobody could look at these.
    for (let count = 0; count < 6; count += 1) {
      const direct = await town.logins.post(
        loginPaths[area].login,
        { email, passwort: password },
        { 'X-Absender': 'same' },
      )
      expect([direct.status, direct.headers.get('retry-after')]).toEqual([503, '2'])
      expect(errorBody.parse(await direct.json()).error.code).toBe('unavailable')
      const login = await seen(await town.logIn(area, email, password, goal))
      expect(login).toMatchObject(away)
      expect(login.text).toContain('Die Anmeldung ist gerade nicht erreichbar')
      expect(login.text).toContain(`value="${email}"`)
      expect(login.text).not.toContain(password)
      for (const code of ['123456', recovery]) {
        const step = await seen(await sendCode(code))
        expect(step).toMatchObject(away)
        expect(step.text).toContain('gerade nicht prüfen')
        for (const kept of [vorgang, code]) expect(step.text).toContain(`value="${kept}"`)
      }
    }
    town.setDatabase('there')
    for (const answer of [await town.logIn(area, email, password, goal), await sendCode(recovery)])
      expect([answer.status, answer.headers.get('location')]).toEqual([303, goal])
  },
)

test.each(areas)('%s: whoever is logged in is so still when the database is back', async (area) => {
  const headers = { cookie: cookies.both }
  town.setDatabase('away')
  const answer = await seen(await fetch(town.site.url + goals[area], { headers }))
  expect([answer.status, answer.again, answer.cookies]).toEqual([503, '10', []])
  expect(answer.text).not.toMatch(privateWords)
  town.setDatabase('there')
  expect((await fetch(town.site.url + goals[area], { headers })).status).toBe(200)
})
