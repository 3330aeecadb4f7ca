import type { CallName } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { answerCall } from './answer-call.ts'
import { ApiError } from './errors.ts'

/** What our own API answers; null while there is nothing. */
export async function ownAnswer(
  payload: Payload,
  name: CallName,
  { params = {}, id = 0 }: { params?: Record<string, string>; id?: number } = {},
): Promise<unknown> {
  try {
    const { answer } = await answerCall(payload, name, { query: new URLSearchParams(params), id })
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return null
    throw error
  }
}
