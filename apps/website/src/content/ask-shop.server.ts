import { apiBasePath } from '@kurstadt/contract'
import { shopCalls } from '@kurstadt/contract/shop'
import { z } from 'zod'
import { describe } from './report.server.ts'
import type { Reaching } from './session.server.ts'

/** A call of the shop. */
export type ShopCall = keyof typeof shopCalls

/** What a call of the shop came to; `away` is whatever is not its sender's fault. */
export type ShopOutcome<Value> =
  | { kind: 'ok'; value: Value }
  /** What is wrong, by field. */
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'missing' }
  | { kind: 'busy'; retryAfter: number }
  | { kind: 'away' }

/** Longest wait in milliseconds: an order is kept, and nobody should send it twice. */
const longestWait = 15_000

const refusal = z.object({
  error: z.object({ fields: z.record(z.string(), z.string()).default({}) }),
})

/** What is asked of the shop: which call, what it is told, and what it answers. */
export type ShopQuestion<Value> = {
  call: ShopCall
  body: object
  answer: z.ZodType<Value>
  /** Whom the rate limit is counted for. */
  sender: string
}

/** Sends something to a call of the shop; the answer is never read here. */
export function postToShop(
  { apiUrl, fetchApi }: Reaching,
  { call, body, sender }: Omit<ShopQuestion<unknown>, 'answer'>,
): Promise<Response> {
  return fetchApi(apiUrl + apiBasePath + shopCalls[call], {
    method: 'POST',
    signal: AbortSignal.timeout(longestWait),
    redirect: 'error',
    headers: { 'content-type': 'application/json', 'x-absender': sender },
    body: JSON.stringify(body),
  })
}

/**
 * Asks the shop in one visitor's name: never from memory and never into it (T20). Says what came of
 * it and never throws; nothing of what somebody has sent is reported (T67).
 */
export async function askShop<Value>(
  reaching: Reaching,
  question: ShopQuestion<Value>,
): Promise<ShopOutcome<Value>> {
  try {
    const response = await postToShop(reaching, question)
    const json: unknown = await response.json()
    if (response.status === 200) return { kind: 'ok', value: question.answer.parse(json) }
    if (response.status === 404) return { kind: 'missing' }
    if (response.status === 429)
      return { kind: 'busy', retryAfter: Number(response.headers.get('retry-after') ?? 600) }
    const refused = refusal.safeParse(json)
    if (response.status === 400 && refused.success)
      return { kind: 'refused', fields: refused.data.error.fields }
    throw new Error(`the content API answered ${response.status}`)
  } catch (error) {
    reaching.report('the shop cannot be reached', { call: question.call, error: describe(error) })
    return { kind: 'away' }
  }
}

/** A paper of an order that was asked for. */
export type AskedPaper = { zugang: string; papier: string; sender: string }

/** What came of asking for a paper. */
export type PaperOutcome =
  | { kind: 'ok'; bytes: ArrayBuffer; name: string }
  | { kind: 'missing' }
  | { kind: 'busy' }
  | { kind: 'away' }

/** A paper of somebody's order as a file; never throws, and nothing of it is kept (T20). */
export async function readPaper(
  reaching: Reaching,
  { papier, sender, zugang }: AskedPaper,
): Promise<PaperOutcome> {
  try {
    const response = await postToShop(reaching, { call: 'beleg', body: { zugang, papier }, sender })
    if (response.status === 404 || response.status === 400) return { kind: 'missing' }
    if (response.status === 429) return { kind: 'busy' }
    if (response.status !== 200) throw new Error(`the content API answered ${response.status}`)
    const disposition = response.headers.get('content-disposition') ?? ''
    const [, name = 'dokument.pdf'] = /filename="([\w.-]+)"/.exec(disposition) ?? []
    return { kind: 'ok', bytes: await response.arrayBuffer(), name }
  } catch (error) {
    reaching.report('a paper of an order cannot be had', { error: describe(error) })
    return { kind: 'away' }
  }
}
