import { type CookieTerms, personalCookie } from './personal-cookie.ts'

/** Which council member is logged in: the number, and the token that opens what is theirs. */
export type CouncilSession = { id: number; token: string }

const member = /(?:^|;\s*)ratsinfoauth=([1-9]\d{0,8})(?=;|$)/
const token = /(?:^|;\s*)ratsinfoauthJWT=([\w-]{22})(?=;|$)/

/** The session that a `Cookie` header carries; null where one of the two is missing or cut short. */
export function readCouncilCookies(header: string): CouncilSession | null {
  const [, id] = member.exec(header) ?? []
  const [, key] = token.exec(header) ?? []
  return id === undefined || key === undefined ? null : { id: Number(id), token: key }
}

/**
 * `Set-Cookie` of a session of the council, named as spec 6 has them: one refers to the member, one is
 * the key. Null takes them away.
 */
export function councilCookies(session: CouncilSession | null, terms: CookieTerms): string[] {
  return [
    personalCookie('ratsinfoauth', session && String(session.id), terms),
    personalCookie('ratsinfoauthJWT', session?.token ?? null, terms),
  ]
}
