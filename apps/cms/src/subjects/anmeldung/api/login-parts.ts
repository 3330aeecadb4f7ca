import type { Payload } from 'payload'
import type pg from 'pg'
import { ApiError } from '../../../wire/errors.ts'
import type { Account } from '../accounts.ts'
import type { Credentials } from '../credentials.ts'
import type { SessionStore } from '../session-store.ts'

/** What the logins need: they write, so the pool is that of the requests. */
export type Parts = {
  payload: Payload
  intake: Pick<pg.Pool, 'query'>
  store: SessionStore
  report: (kind: string, error: unknown) => void
}

/** A failed login has no body, whatever was wrong (spec 5, 7; T04). */
export function refuse(status: 401 | 429, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { 'Cache-Control': 'private, no-store', ...headers },
  })
}

/** A browser never talks to this API: whatever says where it comes from is refused. */
export function refuseBrowsers({ headers }: Request): void {
  if (headers.has('origin') || headers.has('sec-fetch-site')) throw new ApiError('forbidden')
}

/** What somebody is told who has logged in, by the login (spec 3, 7). */
export const answerOf = {
  intranet: ({ konto }: Account, token: string) => ({ token, uuid: konto }),
  rat: ({ nummer }: Account, token: string, { isOneTime }: Credentials) => ({
    id: nummer,
    token,
    pw_geaendert: !isOneTime,
  }),
}
