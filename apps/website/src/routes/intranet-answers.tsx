import { loadIntranet } from '../content/index.server.ts'
import {
  type IntranetPlace,
  type IntranetSession,
  type PendingLogin,
  readSessionCookie,
  sessionCookie,
} from '../content/index.ts'
import { env } from '../env.server.ts'
import {
  directoryAddress,
  Intranet,
  intranetTexts,
  LoginForm,
  type LoginProblem,
  titleOf,
  wayTo,
} from '../features/intranet/index.ts'
import { berlinTime } from '../features/oeffnungszeiten/index.ts'
import { PendingLoginForm, titleOfPending } from '../features/zweitfaktor/index.ts'
import { asContentError, failure } from './failure.server.tsx'
import { shown } from './intranet-page.tsx'
import type { Asked, Shown } from './route.ts'

/** `Set-Cookie` of a session of the intranet; of its end without one. */
export const cookieOf = (session: IntranetSession | null): string =>
  sessionCookie(session, {
    lifetime: env.SESSION_LIFETIME,
    isSecure: env.WEBSITE_URL.startsWith('https:'),
  })

/** The session that a request carries. */
export const sessionOf = ({ request }: Asked): IntranetSession | null =>
  readSessionCookie(request.headers.get('cookie') ?? '')

/** Takes a session away that is not good any more. */
const withoutSession = ({ request }: Asked): string | null =>
  (request.headers.get('cookie') ?? '').includes('intranetauth=') ? cookieOf(null) : null

type LoginTerms = {
  status?: number
  email?: string
  /** Where the form leads to, where it is not this address. */
  goal?: string
}

/** The login, in the place of what was asked for: who logs in stays at the address. */
export function showLogin(
  asked: Asked,
  problem: LoginProblem,
  { status = 401, email = '', goal }: LoginTerms = {},
): Promise<Shown> {
  const here = asked.url.pathname + asked.url.search
  const directory = env.OIDC_ISSUER === undefined ? null : directoryAddress(goal ?? here)
  const view = <LoginForm problem={problem} email={email} directory={directory} action={goal} />
  const parts = { title: intranetTexts.login.title, way: [], benutzer: null, view }
  // Who comes from elsewhere in vain may be logged in all the same, and stays so.
  return shown(asked, parts, { status, cookie: goal === undefined ? withoutSession(asked) : null })
}

/** What a login still asks for, in the same place; nobody is logged in yet. */
export function showPendingLogin(asked: Asked, login: PendingLogin): Promise<Shown> {
  const title = titleOfPending(login, intranetTexts.login.title)
  const view = <PendingLoginForm login={login} />
  const status = { wrong: 401, required: 401, busy: 429, away: 503 }[login.fault?.kind ?? 'wrong']
  const parts = { title, way: [], benutzer: null, view }
  return shown(asked, parts, { status, cookie: withoutSession(asked) })
}

/** The page at a place of the intranet, or the login where the session has ended meanwhile. */
export async function showPlace(
  asked: Asked,
  session: IntranetSession,
  place: IntranetPlace,
  status = 200,
): Promise<Shown> {
  const { facts, url } = asked
  try {
    const found = await loadIntranet(session, place)
    if (found.kind === 'out') return await showLogin(asked, { kind: 'asked' })
    if (found.kind === 'missing') throw await failure('not-found', url.pathname, facts)
    const { frame, content } = found
    const { benutzer, rubriken } = frame
    const heute = berlinTime(new Date()).slice(0, 10)
    const here = url.pathname + url.search
    const view = <Intranet rubriken={rubriken} content={content} heute={heute} here={here} />
    const parts = { title: titleOf(content), way: wayTo(content), benutzer, view }
    return await shown(asked, parts, { status, cookie: cookieOf(session) })
  } catch (error) {
    const failed = asContentError(error)
    if (!failed) throw error
    throw await failure(failed.code, url.pathname, facts)
  }
}

/** Leads back to the address that the form was sent from, as a page to look at. */
export function back(path: string, headers: Record<string, string>): Response {
  return new Response(null, { status: 303, headers: { Location: path, ...headers } })
}
