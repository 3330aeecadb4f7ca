import { apiBasePath, type LoginArea, login, loginPaths, sessionHeaders } from '@kurstadt/contract'
import type { Context, Hono } from 'hono'
import {
  type Attempt,
  type LoginLimits,
  lookAt,
  openLoginLimits,
} from '../../../platform/accounts/login-limits.ts'
import type { Env } from '../../../wire/bindings.ts'
import { through } from '../../../wire/lanes/index.ts'
import { findLoginAccount, type LoginAccount } from '../accounts.ts'
import { checkPassword, rehash } from '../credentials.ts'
import { openLoginSteps } from '../login-steps.ts'
import { noteSession } from '../note-session.ts'
import { isFactorRequired } from '../second-factor.ts'
import {
  beginSession,
  ownAnswer,
  type Parts,
  type Proven,
  readBody,
  refuse,
  refuseBrowsers,
  refuseBusy,
} from './login-parts.ts'
import { mountPasswords } from './passwords.ts'
import { mountDirectory } from './rathauskonto.ts'
import { mountSecondFactor } from './second-factor.ts'

/**
 * Answers somebody whose password is right: with a session, or with the step that is left. Null where
 * the password or the second factor has changed while it was looked at.
 */
async function answerKnown(
  parts: Parts,
  area: LoginArea,
  account: LoginAccount,
  proven: Proven,
): Promise<Response | null> {
  const mustSetUp = !account.hasFactor && isFactorRequired(area)
  if (!(account.hasFactor || mustSetUp)) {
    const session = await beginSession(parts, area, account, proven)
    return session && ownAnswer(session)
  }
  const schritt = account.hasFactor ? 'code' : 'einrichten'
  const login = { area, konto: account.konto, schritt } as const
  const vorgang = await openLoginSteps(parts.intake).begin(login, proven.ground)
  if (vorgang === null) return null
  const { body, headers } = ownAnswer({ schritt, vorgang })
  return new Response(body, { status: 202, headers })
}

type Trying = { parts: Parts; area: LoginArea; limits: LoginLimits; attempt: Attempt }

async function refuseWrong(
  { parts, area, limits, attempt }: Trying,
  konto: string | null,
): Promise<Response> {
  await Promise.all([
    limits.fail(attempt),
    noteSession(parts.intake, area, konto, 'anmeldung_gescheitert'),
  ])
  return refuse(401)
}

/** Looks at a password that may be looked at. */
async function answerPassword(trying: Trying, passwort: string): Promise<Response> {
  const { parts, area, limits, attempt } = trying
  const { payload, intake, report } = parts
  const { account, known } = await lookAt(limits, attempt, async () => {
    const found = await findLoginAccount(payload, area, attempt.email, new Date())
    return { account: found, known: await checkPassword(found?.kept ?? null, passwort) }
  })
  if (account === null || account.kept === null || known === null)
    return refuseWrong(trying, account?.konto ?? null)
  const kept = { area, konto: account.konto, known: account.kept }
  rehash(intake, kept, passwort).catch((error: unknown) =>
    report('a password was not kept anew', error),
  )
  const [answer] = await Promise.all([
    answerKnown(parts, area, account, { ...known, ground: account.kept.ground }),
    limits.forgive(attempt),
  ])
  // Right a moment ago, and wrong by now: nobody is told the difference (T07).
  return answer ?? refuseWrong(trying, account.konto)
}

function mountLogin(api: Hono<Env>, parts: Parts, area: LoginArea): void {
  const limits = openLoginLimits({ pool: parts.intake, secret: parts.payload.secret, area })
  api.post(apiBasePath + loginPaths[area].login, async (context: Context<Env>) => {
    const data = await readBody(context, login)
    if (data === undefined) return refuse(401)
    const sender = context.req.header('x-absender')?.slice(0, 64) ?? ''
    const attempt = { email: data.email, sender }
    const seconds = await limits.admit(attempt)
    if (seconds > 0) return refuseBusy(seconds)
    return answerPassword({ parts, area, limits, attempt }, data.passwort)
  })
}

function mountLogout(api: Hono<Env>, { intake, store }: Parts, area: LoginArea): void {
  api.post(apiBasePath + loginPaths[area].logout, async ({ req }: Context<Env>) => {
    refuseBrowsers(req.raw)
    const konto = await store.end(area, req.header(sessionHeaders[area]) ?? '')
    if (konto !== null) await noteSession(intake, area, konto, 'abgemeldet')
    return ownAnswer({})
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
    mountSecondFactor(api, parts, area)
  }
  mountDirectory(api, parts)
}
