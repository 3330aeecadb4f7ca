import { intranetLogin, loadIntranet, prolongIntranetSession } from '../content/index.server.ts'
import {
  type IntranetPlace,
  type IntranetSession,
  readSessionCookie,
  sessionCookie,
} from '../content/index.ts'
import { env } from '../env.server.ts'
import {
  directoryAddress,
  Intranet,
  intranetPlace,
  titleOf,
  wayTo,
} from '../features/intranet/index.ts'
import { berlinTime } from '../lib/index.ts'
import { asContentError, failure } from './failure.server.tsx'
import { showFirstPassword, showLogin } from './login-answers.tsx'
import { cookiesOf, type LoginArea } from './login-area.ts'
import { shown } from './login-page.tsx'
import type { Asked, Shown } from './route.ts'

/** The staff intranet behind its login. */
export const intranetArea: LoginArea<IntranetSession> = {
  place: intranetPlace,
  login: intranetLogin,
  cookieName: 'intranetauth=',
  readCookies: readSessionCookie,
  cookies: (session, terms) => [sessionCookie(session, terms)],
  prolong: prolongIntranetSession,
  show: showIntranetPlace,
  directory: (goal) => (env.OIDC_ISSUER === undefined ? null : directoryAddress(goal)),
}

/** The page at a place of the intranet, or the login where the session has ended meanwhile. */
export async function showIntranetPlace(
  asked: Asked,
  session: IntranetSession,
  place: IntranetPlace,
  status = 200,
): Promise<Shown> {
  const { facts, url } = asked
  try {
    const found = await loadIntranet(session, place)
    if (found.kind === 'out') return await showLogin(intranetArea, asked, { kind: 'asked' })
    if (found.kind === 'first') {
      const state = { change: { kind: 'open' }, status: 403 } as const
      return await showFirstPassword(intranetArea, asked, session, state)
    }
    if (found.kind === 'missing') throw await failure('not-found', url.pathname, facts)
    const { frame, content } = found
    const { benutzer: person, rubriken } = frame
    const heute = berlinTime(new Date()).slice(0, 10)
    const here = url.pathname + url.search
    const view = <Intranet rubriken={rubriken} content={content} heute={heute} here={here} />
    const text = { title: titleOf(content), way: wayTo(content) }
    const parts = { place: intranetPlace, ...text, person, view }
    return await shown(asked, parts, { status, cookies: cookiesOf(intranetArea, session) })
  } catch (error) {
    const failed = asContentError(error)
    if (!failed) throw error
    throw await failure(failed, url.pathname, facts)
  }
}
