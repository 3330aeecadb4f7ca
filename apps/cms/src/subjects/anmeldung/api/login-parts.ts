import type { LoginArea } from '@kurstadt/contract'
import type { Context } from 'hono'
import type { Payload } from 'payload'
import type pg from 'pg'
import type { z } from 'zod'
import { success } from '../../../wire/answer.ts'
import type { Env } from '../../../wire/bindings.ts'
import { ApiError } from '../../../wire/errors.ts'
import type { Account } from '../accounts.ts'
import type { Credentials } from '../credentials.ts'
import type { LoginGround } from '../login-ground.ts'
import type { SessionStore } from '../session-store.ts'

/** What the logins need: they write, so the pool is that of the requests. */
export type Parts = {
  payload: Payload
  intake: Pick<pg.Pool, 'query'>
  store: SessionStore
  report: (kind: string, error: unknown) => void
}

/** A failed login has no body, whatever was wrong (spec 5, 7; T04). */
export function refuse(status: 401 | 410 | 429, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { 'Cache-Control': 'private, no-store', ...headers },
  })
}

/** Refuses somebody who has tried too often. */
export const refuseBusy = (seconds: number): Response =>
  refuse(429, { 'Retry-After': String(seconds) })

/** A browser never talks to this API: whatever says where it comes from is refused. */
export function refuseBrowsers({ headers }: Request): void {
  if (headers.has('origin') || headers.has('sec-fetch-site')) throw new ApiError('forbidden')
}

/** The body of a request as a schema has it; undefined for anything else. */
export async function readBody<Body>(
  { req }: Context<Env>,
  schema: z.ZodType<Body>,
): Promise<Body | undefined> {
  refuseBrowsers(req.raw)
  return schema.safeParse(await req.json().catch(() => null)).data
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

/** What a login is answered from: what is known of the password, and what the session rests on. */
export type Proven = Credentials & { ground: LoginGround }

/**
 * Begins a session and answers what a login answers (T07: each login has a token of its own); null
 * where what it rests on holds no more.
 */
export async function beginSession(
  { store }: Parts,
  area: LoginArea,
  account: Account,
  { ground, ...known }: Proven,
) {
  const token = await store.begin(area, account.konto, ground)
  return token === null ? null : answerOf[area](account, token, known)
}

/** An answer for one person alone. */
export const ownAnswer = (answer: unknown): Response => success(answer, [], { isPrivate: true })
