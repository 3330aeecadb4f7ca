import type { Context } from 'hono'
import type { z } from 'zod'
import { success } from '../answer.ts'
import type { Env } from '../bindings.ts'
import { ApiError } from '../errors.ts'
import { refuseBrowsers, toClientError } from './sender.ts'

/** What is asked; what cannot be read is refused, and nothing of it is logged. */
export async function readQuestion<Schema extends z.ZodType>(
  { req }: Context<Env>,
  schema: Schema,
): Promise<z.output<Schema>> {
  refuseBrowsers(req.raw)
  const body: unknown = await req.json().catch(() => null)
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new ApiError('bad-request', { isPrivate: true })
  return parsed.data
}

/** An answer for one person alone; failures of ours never name what somebody has sent (T67). */
export async function answered(work: () => Promise<unknown>): Promise<Response> {
  try {
    return success(await work(), [], { isPrivate: true })
  } catch (error) {
    throw toClientError(error)
  }
}

/** What there is behind a link that somebody was sent; throws `not-found` where there is nothing. */
export function found<Value>(value: Value | null): Value {
  if (value === null) throw new ApiError('not-found', { isPrivate: true })
  return value
}
