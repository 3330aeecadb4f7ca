import {
  apiBasePath,
  type LoginArea,
  login,
  loginPaths,
  newPassword,
  type PasswordProblem,
  sessionHeaders,
} from '@kurstadt/contract'
import type { Context, Hono } from 'hono'
import type { Payload } from 'payload'
import type pg from 'pg'
import { openLoginLimits } from '../../../platform/accounts/login-limits.ts'
import { weaknessOf } from '../../../platform/accounts/weak-password.ts'
import { success } from '../../../wire/answer.ts'
import type { Env } from '../../../wire/bindings.ts'
import { ApiError } from '../../../wire/errors.ts'
import { through } from '../../../wire/lanes/index.ts'
import { type Account, findAccount } from '../accounts.ts'
import { type Credentials, checkPassword, setPassword } from '../credentials.ts'
import { noteSession } from '../note-session.ts'
import type { SessionStore } from '../session-store.ts'

/** What the logins need: they write, so the pool is that of the requests. */
type Parts = { payload: Payload; intake: Pick<pg.Pool, 'query'>; store: SessionStore }

/** A failed login has no body, whatever was wrong (spec 5, 7; T04). */
function refuse(status: 401 | 429, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { 'Cache-Control': 'private, no-store', ...headers },
  })
}

/** A browser never talks to this API: whatever says where it comes from is refused. */
function refuseBrowsers({ headers }: Request): void {
  if (headers.has('origin') || headers.has('sec-fetch-site')) throw new ApiError('forbidden')
}

const answerOf = {
  intranet: ({ konto }: Account, token: string) => ({ token, uuid: konto }),
  rat: ({ nummer }: Account, token: string, { isOneTime }: Credentials) => ({
    id: nummer,
    token,
    pw_geaendert: !isOneTime,
  }),
}

function mountLogin(api: Hono<Env>, { payload, intake, store }: Parts, area: LoginArea): void {
  const limits = openLoginLimits({ pool: intake, secret: payload.secret, area })
  api.post(apiBasePath + loginPaths[area].login, async ({ req }: Context<Env>) => {
    refuseBrowsers(req.raw)
    const { data } = login.safeParse(await req.json().catch(() => null))
    if (data === undefined) return refuse(401)
    const attempt = { email: data.email, sender: req.header('x-absender')?.slice(0, 64) ?? '' }
    const seconds = await limits.secondsToWait(attempt)
    if (seconds > 0) return refuse(429, { 'Retry-After': String(seconds) })
    if (!(await limits.countAttempt(attempt))) return refuse(429, { 'Retry-After': '60' })
    const account = await findAccount(payload, area, { email: data.email }, new Date())
    const known = await checkPassword(intake, area, account?.konto ?? null, data.passwort)
    if (account === null || known === null) {
      await noteSession(intake, area, account?.konto ?? null, 'anmeldung_gescheitert')
      return refuse(401)
    }
    const token = await store.begin(area, account.konto)
    await limits.forgiveAttempt(attempt)
    await noteSession(intake, area, account.konto, 'angemeldet')
    return success(answerOf[area](account, token, known), [], { isPrivate: true })
  })
}

function mountLogout(api: Hono<Env>, { intake, store }: Parts, area: LoginArea): void {
  api.post(apiBasePath + loginPaths[area].logout, async ({ req }: Context<Env>) => {
    refuseBrowsers(req.raw)
    const konto = await store.end(area, req.header(sessionHeaders[area]) ?? '')
    if (konto !== null) await noteSession(intake, area, konto, 'abgemeldet')
    return success({}, [], { isPrivate: true })
  })
}

function wrong(field: 'passwort_bisher' | 'passwort', problem: PasswordProblem): never {
  throw new ApiError('bad-request', { fields: { [field]: problem }, isPrivate: true })
}

/** Ends all sessions of whoever changes a password but the one that asks (T07). */
function mountPassword(api: Hono<Env>, { payload, intake, store }: Parts, area: LoginArea): void {
  api.post(apiBasePath + loginPaths[area].password, async ({ req }: Context<Env>) => {
    refuseBrowsers(req.raw)
    const token = req.header(sessionHeaders[area]) ?? ''
    const session = await store.find(area, token)
    const { data } = newPassword.safeParse(await req.json().catch(() => null))
    if (session === null) return refuse(401)
    const account = await findAccount(payload, area, { id: session.konto }, new Date())
    if (account === null) return refuse(401)
    const { konto, email } = account
    if (data === undefined) throw new ApiError('bad-request', { isPrivate: true })
    const known = await checkPassword(intake, area, konto, data.passwort_bisher)
    if (known === null) wrong('passwort_bisher', 'stimmt_nicht')
    const weakness = weaknessOf(data.passwort, email)
    if (weakness !== null) wrong('passwort', weakness)
    await setPassword(intake, area, konto, { password: data.passwort, isOneTime: false })
    await store.endAll(area, konto, token)
    await noteSession(intake, area, konto, 'passwort_geaendert')
    return success(answerOf[area](account, token, { isOneTime: false }), [], { isPrivate: true })
  })
}

/** Logins to the intranet and to the council's pages (spec 5, 7); each is ended alone (T03). */
export function mountLogins(api: Hono<Env>, parts: Parts): void {
  for (const area of ['intranet', 'rat'] as const) {
    for (const path of Object.values(loginPaths[area]))
      api.on('POST', apiBasePath + path, (_, next) => through('form', next))
    mountLogin(api, parts, area)
    mountLogout(api, parts, area)
    mountPassword(api, parts, area)
  }
}
