import { errorBody } from '@kurstadt/contract'
import type { z } from 'zod'
import type { PreparedCall } from './call-path.server.ts'
import { AnswerError, type RawAnswer } from './fetch-answer.server.ts'
import { parseAnswer } from './stored-answer.server.ts'

/** The parsed value, or null for a 404 that the API itself meant. */
export function readValue(schema: z.ZodType, call: PreparedCall, raw: RawAnswer): object | null {
  if (raw.status === 404) {
    const body = errorBody.safeParse(raw.json)
    if (body.success && body.data.error.code === 'not-found') return null
    throw new AnswerError('a 404 that is not the content API’s own', 'unreadable')
  }
  const parsed = parseAnswer(schema, raw.json)
  if ('value' in parsed) return parsed.value
  const message = `the answer of ${call.name} breaks the contract`
  throw new AnswerError(message, 'unreadable', { cause: parsed.problem })
}

/** What only a login may see never enters a store, whatever its headers say (T20). */
export function isRestricted(value: object | null): boolean {
  return value !== null && 'zugang' in value && value.zugang !== 'oeffentlich'
}
