import {
  apiBasePath,
  type CallName,
  type LoginArea,
  laneHeader,
  loginPaths,
  passwordProblems,
  sessionHeaders,
  unfinishedLogin,
} from '@kurstadt/contract'
import { z } from 'zod'
import type { ChangeOutcome, LoginOutcome, RenewalOutcome } from './login-outcomes.ts'
import { ContentError } from './page.ts'
import type { Report } from './report.server.ts'

/** Longest wait in milliseconds. */
const longestWait = 8_000

/** How the content API is reached. */
export type Reaching = { apiUrl: string; fetchApi: typeof fetch; report: Report }

/** Who asks: the token that opens an area. */
export type Asker = { area: LoginArea; token: string }

/** Somebody who wants to log in; `sender` is whom tries are counted for. */
export type LoginAttempt = { email: string; passwort: string; sender: string }

/** What one logs in to, and what its answer looks like. */
export type Login<Session> = { area: LoginArea; answer: z.ZodType<Session> }

/** Seconds after which another try makes sense. */
export const secondsOf = (response: Response) => Number(response.headers.get('retry-after') ?? 60)

/** Sends something to the content API that ends up in no memory. */
export function post(
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
    if (response.status === 202)
      return { kind: 'step', ...unfinishedLogin.parse(await response.json()) }
    if (response.status !== 200) throw new Error(`the content API answered ${response.status}`)
    return { kind: 'in', session: answer.parse(await response.json()) }
  } catch (error) {
    reaching.report('nobody can log in', { area, error })
    return { kind: 'away' }
  }
}

/** Ends a session; one that cannot be ended now ends by itself. */
export async function logOut(reaching: Reaching, area: LoginArea, token: string): Promise<void> {
  try {
    await post(reaching, loginPaths[area].logout, {}, { [sessionHeaders[area]]: token })
  } catch (error) {
    reaching.report('a session was not ended', { area, error })
  }
}

/** Asks for a link to a new password; whether anybody has the address, nobody is told (T04). */
export async function askForLink(
  reaching: Reaching,
  area: LoginArea,
  email: string,
): Promise<'asked' | 'away'> {
  try {
    const response = await post(reaching, loginPaths[area].forgotten, { email }, {})
    if (response.status !== 200) throw new Error(`the content API answered ${response.status}`)
    return 'asked'
  } catch (error) {
    reaching.report('nobody can ask for a new password', { area, error })
    return 'away'
  }
}

const refusal = z.object({
  error: z.object({ fields: z.object({ passwort: z.enum(passwordProblems) }) }),
})

/** Sets a password with a link that came by mail; every session of the account ends (T07). */
export async function renewPassword(
  reaching: Reaching,
  area: LoginArea,
  renewal: { link: string; passwort: string },
): Promise<RenewalOutcome> {
  try {
    const response = await post(reaching, loginPaths[area].renew, renewal, {})
    if (response.status === 200) return { kind: 'set' }
    if (response.status === 404) return { kind: 'gone' }
    const refused = refusal.safeParse(await response.json())
    if (response.status === 400 && refused.success)
      return { kind: 'wrong', problem: refused.data.error.fields.passwort }
    throw new Error(`the content API answered ${response.status}`)
  } catch (error) {
    reaching.report('a password was not set', { area, error })
    return { kind: 'away' }
  }
}

const changeRefusal = z.object({
  error: z.object({
    fields: z.partialRecord(z.enum(['passwort_bisher', 'passwort']), z.enum(passwordProblems)),
  }),
})

async function wrongOf(response: Response): Promise<ChangeOutcome> {
  const { fields } = changeRefusal.parse(await response.json()).error
  for (const field of ['passwort_bisher', 'passwort'] as const) {
    const problem = fields[field]
    if (problem !== undefined) return { kind: 'wrong', field, problem }
  }
  throw new Error('a refusal that names no field')
}

/** Changes the password of whoever is logged in; their other sessions end (T07). */
export async function changePassword(
  reaching: Reaching,
  { area, token }: Asker,
  passwords: { passwort_bisher: string; passwort: string },
): Promise<ChangeOutcome> {
  try {
    const headers = { [sessionHeaders[area]]: token }
    const response = await post(reaching, loginPaths[area].password, passwords, headers)
    if (response.status === 200) return { kind: 'set' }
    if (response.status === 401) return { kind: 'out' }
    if (response.status === 429) return { kind: 'busy', retryAfter: secondsOf(response) }
    if (response.status === 400) return await wrongOf(response)
    throw new Error(`the content API answered ${response.status}`)
  } catch (error) {
    reaching.report('a password was not changed', { area, error })
    return { kind: 'away' }
  }
}

/** A call in the name of somebody who is logged in. */
export type AskedAs<Value> = {
  name: CallName
  /** What the call answers. */
  answer: z.ZodType<Value>
  /** What stands for `{id}`, `{url}` or `{uuid}` in the name. */
  part?: string | number
  params?: Readonly<Record<string, string | number>>
}

/** What such a call answers; `out`: the session has ended; `first`: its password has to be changed. */
export type AnswerAs<Value> =
  | { kind: 'found'; value: Value }
  | { kind: 'missing' }
  | { kind: 'out' }
  | { kind: 'first' }

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
    if (response.status === 403) return { kind: 'first' }
    if (response.status === 404) return { kind: 'missing' }
    if (response.status !== 200) throw new Error(`the content API answered ${response.status}`)
    return { kind: 'found', value: answer.parse(await response.json()) }
  } catch (error) {
    report('a private call cannot be read', { call: name, error })
    throw new ContentError('unavailable', name)
  }
}
