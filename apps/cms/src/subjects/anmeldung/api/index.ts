import { apiBasePath, type LoginArea, login, loginPaths, sessionHeaders } from '@kurstadt/contract'
import type { Context, Hono } from 'hono'
import { openLoginLimits } from '../../../platform/accounts/login-limits.ts'
import { success } from '../../../wire/answer.ts'
import type { Env } from '../../../wire/bindings.ts'
import { through } from '../../../wire/lanes/index.ts'
import { findAccount } from '../accounts.ts'
import { checkPassword } from '../credentials.ts'
import { noteSession } from '../note-session.ts'
import { answerOf, type Parts, refuse, refuseBrowsers } from './login-parts.ts'
import { mountPasswords } from './passwords.ts'

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

/** Logins to the intranet and to the council's pages (spec 5, 7); each is ended alone (T03). */
export function mountLogins(api: Hono<Env>, parts: Parts): void {
  for (const area of ['intranet', 'rat'] as const) {
    for (const path of Object.values(loginPaths[area]))
      api.on('POST', apiBasePath + path, (_, next) => through('form', next))
    mountLogin(api, parts, area)
    mountLogout(api, parts, area)
    mountPasswords(api, parts, area)
  }
}
