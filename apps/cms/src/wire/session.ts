import { sessionHeaders } from '@kurstadt/contract'

/** How long a session holds still in seconds, unused and in any case, and since when it does. */
export type SessionTerms = { bleibt: number; laengstens: number; begonnen: Date }

/** Who asks, as far as the tokens of the request prove it; both logins may be open at once (spec 6). */
export type Sessions = {
  /** A council member by the wire number, and by the account. */
  rat: { nummer: number; konto?: string; sitzung?: SessionTerms } | null
  intranet: { uuid: string; sitzung?: SessionTerms } | null
}

/** Nobody in particular: what they see is what everybody sees. */
export const anybody: Sessions = { rat: null, intranet: null }

/** Finds whose a token is; null for one that is unknown or no longer good. */
export type SessionFinders = {
  [Area in keyof Sessions]: (token: string) => Promise<Sessions[Area]>
}

/**
 * The one place where a request becomes somebody: it reads the two token headers, and nothing else
 * of a request, above all no parameter, widens what is answered (reliability T02, T51).
 */
export async function readSessions(headers: Headers, find: SessionFinders): Promise<Sessions> {
  const tokens = {
    rat: headers.get(sessionHeaders.rat),
    intranet: headers.get(sessionHeaders.intranet),
  }
  const [rat, intranet] = await Promise.all([
    tokens.rat === null ? null : find.rat(tokens.rat),
    tokens.intranet === null ? null : find.intranet(tokens.intranet),
  ])
  return { rat, intranet }
}
