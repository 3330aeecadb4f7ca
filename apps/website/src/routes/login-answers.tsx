import type { PasswordChange, PendingLogin } from '../content/index.ts'
import {
  FirstPassword,
  LoginForm,
  type LoginProblem,
  loginTexts,
} from '../features/anmeldung/index.ts'
import {
  factorTexts,
  LoginCodes,
  PendingLoginForm,
  titleOfPending,
} from '../features/zweitfaktor/index.ts'
import { cookiesOf, type LoginArea, withoutSession } from './login-area.ts'
import { shown } from './login-page.tsx'
import type { Asked, Shown } from './route.ts'

type LoginTerms = {
  status?: number
  email?: string
  /** Where the form leads to, where it is not this address. */
  goal?: string
}

/** The login, in the place of what was asked for: who logs in stays at the address. */
export function showLogin<Session extends { token: string }>(
  area: LoginArea<Session>,
  asked: Asked,
  problem: LoginProblem,
  { status = 401, email = '', goal }: LoginTerms = {},
): Promise<Shown> {
  const { place } = area
  const here = asked.url.pathname + asked.url.search
  const view = (
    <LoginForm
      place={place}
      problem={problem}
      email={email}
      directory={area.directory?.(goal ?? here) ?? null}
      action={goal}
    />
  )
  const parts = { place, title: place.title, way: [], person: null, view }
  // Who comes from elsewhere in vain may be logged in all the same, and stays so.
  const cookies = goal === undefined ? withoutSession(area, asked) : []
  return shown(asked, parts, { status, cookies })
}

/** What a login still asks for, in the same place; nobody is logged in yet. */
export function showPendingLogin<Session extends { token: string }>(
  area: LoginArea<Session>,
  asked: Asked,
  login: PendingLogin,
): Promise<Shown> {
  const { place } = area
  const title = titleOfPending(login, place.title)
  const view = <PendingLoginForm login={login} />
  const status = { wrong: 401, required: 401, busy: 429, away: 503 }[login.fault?.kind ?? 'wrong']
  const parts = { place, title, way: [], person: null, view }
  return shown(asked, parts, { status, cookies: withoutSession(area, asked) })
}

/**
 * Recovery codes of a factor that a login has set up. They are told once, so nothing is read before:
 * an account whose password has to be changed first, or that cannot be had now, would lose them.
 */
export function showRecoveryCodes<Session extends { token: string }>(
  area: LoginArea<Session>,
  asked: Asked,
  { session, codes }: { session: Session; codes: readonly string[] },
): Promise<Shown> {
  const { place } = area
  const view = <LoginCodes codes={codes} next={asked.url.pathname + asked.url.search} />
  const parts = { place, title: factorTexts.title, way: [], person: null, view }
  return shown(asked, parts, { status: 200, cookies: cookiesOf(area, session) })
}

/** A password of one's own, asked for in the same place by whoever has only a first one (T09). */
export function showFirstPassword<Session extends { token: string }>(
  area: LoginArea<Session>,
  asked: Asked,
  session: Session,
  { change, status }: { change: PasswordChange; status: number },
): Promise<Shown> {
  const { place } = area
  const view = <FirstPassword place={place} change={change} />
  const parts = { place, title: loginTexts.first.title, way: [], person: null, view }
  return shown(asked, parts, { status, cookies: cookiesOf(area, session) })
}
