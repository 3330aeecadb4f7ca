import { apiBasePath } from '@kurstadt/contract'
import { z } from 'zod'
import type { Reaching } from './session.server.ts'

/** What something sent in one visitor's name came to; `away` is whatever is not its sender's fault. */
export type AskOutcome<Value> =
  | { kind: 'ok'; value: Value }
  /** What is wrong, by field. */
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'missing' }
  | { kind: 'busy'; retryAfter: number }
  | { kind: 'away' }

/** Longest wait in milliseconds: what is sent may be kept, and nobody should send it twice. */
const longestWait = 15_000

const refusal = z.object({
  error: z.object({ fields: z.record(z.string(), z.string()).default({}) }),
})

/** What is sent to a call of the content API, below its base path. */
export type Sent = {
  path: string
  body: object
  /** Whom the rate limit is counted for. */
  sender: string
  /** Longest wait in milliseconds, where what is sent takes its time. */
  timeout?: number
}

/** Sends something to a call; the answer is never read here. */
export function post({ apiUrl, fetchApi }: Reaching, { path, body, timeout, sender }: Sent) {
  return fetchApi(apiUrl + apiBasePath + path, {
    method: 'POST',
    signal: AbortSignal.timeout(timeout ?? longestWait),
    redirect: 'error',
    headers: { 'content-type': 'application/json', 'x-absender': sender },
    body: JSON.stringify(body),
  })
}

/** What is sent, what it answers, and what a failure is reported as. */
export type Question<Value> = Sent & { answer: z.ZodType<Value>; trouble: string }

/**
 * Asks in one visitor's name: never from memory and never into it (T20). Says what came of it and
 * never throws; nothing of what somebody has sent is reported (T67).
 */
export async function askOnce<Value>(
  reaching: Reaching,
  { answer, trouble, ...sent }: Question<Value>,
): Promise<AskOutcome<Value>> {
  try {
    const response = await post(reaching, sent)
    const json: unknown = await response.json()
    if (response.status === 200) return { kind: 'ok', value: answer.parse(json) }
    if (response.status === 404) return { kind: 'missing' }
    if (response.status === 429)
      return { kind: 'busy', retryAfter: Number(response.headers.get('retry-after') ?? 600) }
    const refused = refusal.safeParse(json)
    if (response.status === 400 && refused.success)
      return { kind: 'refused', fields: refused.data.error.fields }
    throw new Error(`the content API answered ${response.status}`)
  } catch (error) {
    reaching.report(trouble, { call: sent.path, error })
    return { kind: 'away' }
  }
}
