import type { HonoRequest } from 'hono'
import PQueue from 'p-queue'
import { ApiError } from '../errors.ts'

/** Bodies with pictures are read two at a time, so that a dozen does not fill the memory (T46). */
const largeBodies = new PQueue({ concurrency: 2 })
const largeBody = 1_000_000
const longestQueue = 8

/** Does what a request asks for, a large one when it is its turn; throws `unavailable` where too many wait. */
export function inTurn<Result>(req: HonoRequest, work: () => Promise<Result>): Promise<Result> {
  if (Number(req.header('content-length')) < largeBody) return work()
  if (largeBodies.size >= longestQueue) throw new ApiError('unavailable')
  return largeBodies.add(work)
}
