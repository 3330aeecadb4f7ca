import { type CallName, calls } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { CallInput } from './call/call.ts'
import { callsOf } from './call/calls-of.ts'
import { parseQuery } from './parse-query.ts'
import { soundAnswer } from './sound/index.ts'

/** What was asked: the query, the number or last part of the address, and by whom. */
type Asked<Name extends CallName> = Omit<CallInput<Name>, 'payload' | 'params'> & {
  query: URLSearchParams
}

/** What a call answers: as the contract promises it, whatever is stored. */
type Answered = { answer: unknown; tags: string[]; isPrivate?: boolean }

/** Answers a call of the contract once its query is parsed; who may ask is for its caller. */
export async function answerCall<Name extends CallName>(
  payload: Payload,
  name: Name,
  { query, ...asked }: Asked<Name>,
): Promise<Answered> {
  const params = parseQuery<(typeof calls)[Name]['params']>(calls[name].params, query)
  const result = await callsOf(payload)[name]({ payload, params, ...asked })
  return { ...result, answer: soundAnswer(name, result, asked.id) }
}
