import { shopCalls } from '@kurstadt/contract/shop'
import { type AskOutcome, askOnce, post, type Question } from './ask-once.server.ts'
import type { Reaching } from './session.server.ts'

/** A call of the shop. */
export type ShopCall = keyof typeof shopCalls

/** What is asked of the shop: which call, what it is told, and what it answers. */
export type ShopQuestion<Value> = Pick<Question<Value>, 'body' | 'answer' | 'sender'> & {
  call: ShopCall
}

/** Sends something to a call of the shop; says what came of it and never throws. */
export function askShop<Value>(
  reaching: Reaching,
  { call, ...question }: ShopQuestion<Value>,
): Promise<AskOutcome<Value>> {
  const trouble = 'the shop cannot be reached'
  return askOnce(reaching, { ...question, path: shopCalls[call], trouble })
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
    const response = await post(reaching, {
      path: shopCalls.beleg,
      body: { zugang, papier },
      sender,
    })
    if (response.status === 404 || response.status === 400) return { kind: 'missing' }
    if (response.status === 429) return { kind: 'busy' }
    if (response.status !== 200) throw new Error(`the content API answered ${response.status}`)
    const disposition = response.headers.get('content-disposition') ?? ''
    const [, name = 'dokument.pdf'] = /filename="([\w.-]+)"/.exec(disposition) ?? []
    return { kind: 'ok', bytes: await response.arrayBuffer(), name }
  } catch (error) {
    reaching.report('a paper of an order cannot be had', { error })
    return { kind: 'away' }
  }
}
