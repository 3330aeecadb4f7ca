import type { CallName } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { answerCall } from './answer-call.ts'
import { ApiError } from './errors.ts'
import { anybody, type Sessions } from './session.ts'

export type { Sessions } from './session.ts'

/** What is asked: parameters, the number or last part of the address, and by whom. */
type Asked = {
  params?: Readonly<Record<string, string>>
  id?: number
  url?: string
  sessions?: Sessions
}

/** What our own API answers; null while there is nothing. */
export async function ownAnswer(
  payload: Payload,
  name: CallName,
  { params = {}, id = 0, url = '', sessions = anybody }: Asked = {},
): Promise<unknown> {
  try {
    const query = new URLSearchParams(params)
    const { answer } = await answerCall(payload, name, { query, id, url, sessions })
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return null
    throw error
  }
}
