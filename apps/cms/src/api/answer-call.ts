import { type CallName, calls } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { type CallInput, type CallResult, handlers } from './calls/index.ts'
import { parseQuery } from './parse-query.ts'

/** What was asked: the query, the number or last part of the address, and by whom. */
type Asked<Name extends CallName> = Omit<CallInput<Name>, 'payload' | 'params'> & {
  query: URLSearchParams
}

/** Answers a call of the contract once its query is parsed; who may ask is for its caller. */
export function answerCall<Name extends CallName>(
  payload: Payload,
  name: Name,
  { query, ...asked }: Asked<Name>,
): Promise<CallResult<Name>> {
  const params = parseQuery<(typeof calls)[Name]['params']>(calls[name].params, query)
  return handlers[name]({ payload, params, ...asked })
}
