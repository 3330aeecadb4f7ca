import {
  apiBasePath,
  type CallName,
  type LoginArea,
  laneHeader,
  loginPaths,
  sessionHeaders,
} from '@kurstadt/contract'
import type { z } from 'zod'
import { ContentError } from './page.ts'
import { describe, type Report } from './report.server.ts'

/** Longest wait in milliseconds. */
const longestWait = 8_000

/** How the content API is reached. */
export type Reaching = { apiUrl: string; fetchApi: typeof fetch; report: Report }

/** Somebody who wants to log in; `sender` is whom tries are counted for. */
export type LoginAttempt = { email: string; passwort: string; sender: string }

/** What came of a login. */
export type LoginOutcome<Session> =
  | { kind: 'in'; session: Session }
  | { kind: 'refused' }
  | { kind: 'busy'; retryAfter: number }
  | { kind: 'away' }

/** What one logs in to, and what its answer looks like. */
export type Login<Session> = { area: LoginArea; answer: z.ZodType<Session> }

const secondsOf = (response: Response) => Number(response.headers.get('retry-after') ?? 60)

function post(
  { apiUrl, fetchApi }: Reaching,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Response> {
  return fetchApi(apiUrl + apiBasePath + path, {
    method: 'POST',
    signal: AbortSignal.timeout(longestWait),
    redirect: 'error',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/**
 * Logs somebody in (spec 5, 7). What they have typed is never reported (T67); a failure has no body,
 * whatever was wrong.
 */
export async function logIn<Session>(
  reaching: Reaching,
  { area, answer }: Login<Session>,
  { sender, ...body }: LoginAttempt,
): Promise<LoginOutcome<Session>> {
  try {
    const response = await post(reaching, loginPaths[area].login, body, { 'x-absender': sender })
    if (response.status === 401 || response.status === 413) return { kind: 'refused' }
    if (response.status === 429) return { kind: 'busy', retryAfter: secondsOf(response) }
    if (response.status !== 200) throw new Error(`the content API answered ${response.status}`)
    return { kind: 'in', session: answer.parse(await response.json()) }
  } catch (error) {
    reaching.report('nobody can log in', { area, error: describe(error) })
    return { kind: 'away' }
  }
}

/** Ends a session; one that cannot be ended now ends by itself. */
export async function logOut(reaching: Reaching, area: LoginArea, token: string): Promise<void> {
  try {
    await post(reaching, loginPaths[area].logout, {}, { [sessionHeaders[area]]: token })
  } catch (error) {
    reaching.report('a session was not ended', { area, error: describe(error) })
  }
}

/** Who asks: the token that opens an area. */
export type Asker = { area: LoginArea; token: string }

/** A call in the name of somebody who is logged in. */
export type AskedAs<Value> = {
  name: CallName
  /** What the call answers. */
  answer: z.ZodType<Value>
  /** What stands for `{id}`, `{url}` or `{uuid}` in the name. */
  part?: string | number
  params?: Readonly<Record<string, string | number>>
}

/** What such a call answers; `out`: the session has ended. */
export type AnswerAs<Value> =
  | { kind: 'found'; value: Value }
  | { kind: 'missing' }
  | { kind: 'out' }

/**
 * Asks in the name of somebody who is logged in: never from memory and never into it (T20). Throws
 * `ContentError` `unavailable`.
 */
export async function readAs<Value>(
  { apiUrl, fetchApi, report }: Reaching,
  { area, token }: Asker,
  { name, answer, part = '', params = {} }: AskedAs<Value>,
): Promise<AnswerAs<Value>> {
  const path = name.replace(/\{\w+\}/, encodeURIComponent(String(part)))
  const query = new URLSearchParams(
    Object.entries(params).map(([key, value]) => [key, String(value)]),
  )
  try {
    const response = await fetchApi(`${apiUrl}${apiBasePath}/${path}?${query}`, {
      signal: AbortSignal.timeout(longestWait),
      redirect: 'error',
      headers: {
        accept: 'application/json',
        [laneHeader]: 'visitor',
        [sessionHeaders[area]]: token,
      },
    })
    if (response.status === 401) return { kind: 'out' }
    if (response.status === 404) return { kind: 'missing' }
    if (response.status !== 200) throw new Error(`the content API answered ${response.status}`)
    return { kind: 'found', value: answer.parse(await response.json()) }
  } catch (error) {
    report('a private call cannot be read', { call: name, error: describe(error) })
    throw new ContentError('unavailable', name)
  }
}
