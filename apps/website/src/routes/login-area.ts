import type { Anmeldesitzung } from '@kurstadt/contract'
import type { Login } from '../content/index.server.ts'
import type { CookieTerms, FactorStep, PasswordChange } from '../content/index.ts'
import { env } from '../env.server.ts'
import type { LoginPlace } from '../features/anmeldung/index.ts'
import type { Asked, Shown } from './route.ts'

/** What every login has of an account, whatever else lies behind it. */
export type AccountPlace =
  | { kind: 'passwort'; change: PasswordChange }
  | { kind: 'zweitfaktor'; step: FactorStep }

/** A part of the website behind a login: who is in, and how its pages are shown. */
export type LoginArea<Session extends { token: string } = { token: string }> = {
  place: LoginPlace
  login: Login<Session>
  /** What a `Cookie` header has in it that carries a session, good or not. */
  cookieName: string
  readCookies: (header: string) => Session | null
  /** `Set-Cookie` of a session, of its end without one. */
  cookies: (session: Session | null, terms: CookieTerms) => readonly string[]
  /** How long a session holds from now on; null when it has ended. */
  prolong: (session: Session) => Promise<Anmeldesitzung | null>
  show: (asked: Asked, session: Session, place: AccountPlace, status?: number) => Promise<Shown>
  /** Leads from an address to a login elsewhere; null in a town without one. */
  directory?: (goal: string) => string | null
}

/** `Set-Cookie` of a session, of its end without one. */
export function cookiesOf<Session extends { token: string }>(
  area: LoginArea<Session>,
  session: Session | null,
): readonly string[] {
  const isSecure = env.WEBSITE_URL.startsWith('https:')
  return area.cookies(session, { lifetime: env.SESSION_LIFETIME, isSecure })
}

const cookieHeader = ({ request }: Asked) => request.headers.get('cookie') ?? ''

/** The session that a request carries. */
export const sessionOf = <Session extends { token: string }>(
  area: LoginArea<Session>,
  asked: Asked,
): Session | null => area.readCookies(cookieHeader(asked))

/** Takes a session away that is not good any more. */
export const withoutSession = <Session extends { token: string }>(
  area: LoginArea<Session>,
  asked: Asked,
): readonly string[] => (cookieHeader(asked).includes(area.cookieName) ? cookiesOf(area, null) : [])

/** Leads back to the address that a form was sent from, as a page to look at. */
export function back(
  path: string,
  cookies: readonly string[],
  others: Record<string, string> = {},
): Response {
  const headers = new Headers({ Location: path, ...others })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Words that a form has sent. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
