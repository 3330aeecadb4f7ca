import { type CookieTerms, personalCookie } from './personal-cookie.ts'

/** Who is logged in to the intranet: the account, and the token that opens it. */
export type IntranetSession = { uuid: string; token: string }

/** Name of the intranet's cookie (decisions, 6, 7). */
const name = 'intranetauth'

const written = /(?:^|;\s*)intranetauth=([0-9a-f-]{36})[.]([\w-]{22})(?=;|$)/

/** The session that a `Cookie` header carries; null for none, or for what is cut short. */
export function readSessionCookie(header: string): IntranetSession | null {
  const [, uuid, token] = written.exec(header) ?? []
  return uuid === undefined || token === undefined ? null : { uuid, token }
}

/** `Set-Cookie` of a session; null takes it away. */
export function sessionCookie(session: IntranetSession | null, terms: CookieTerms): string {
  return personalCookie(name, session && `${session.uuid}.${session.token}`, terms)
}
