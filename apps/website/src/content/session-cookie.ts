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

/** How a cookie is set. */
export type CookieTerms = {
  /** Seconds after which the browser forgets it. */
  lifetime: number
  /** True on https. */
  isSecure: boolean
}

/** `Set-Cookie` of a session: no script reads it, no other site sends it along with a form. */
export function sessionCookie(
  session: IntranetSession | null,
  { lifetime, isSecure }: CookieTerms,
): string {
  const value = session === null ? '' : `${session.uuid}.${session.token}`
  const age = session === null ? 0 : lifetime
  const cookie = `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax`
  return isSecure ? `${cookie}; Secure` : cookie
}
