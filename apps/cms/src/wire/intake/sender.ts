import type { HonoRequest } from 'hono'
import { isOutage } from '../../platform/database/index.ts'
import { UploadError } from '../../platform/media/index.ts'
import { ApiError } from '../errors.ts'
import { withoutData } from './without-data.ts'

/** Who sends, as the website says: a word that tells nobody who it is. */
export function senderOf(req: HonoRequest): string {
  return req.header('x-absender')?.slice(0, 64) ?? ''
}

/** A browser never talks to this API: whatever says where it comes from is refused. */
export function refuseBrowsers({ headers }: Request): void {
  if (headers.has('origin') || headers.has('sec-fetch-site')) throw new ApiError('forbidden')
}

/** What the sender hears: what is wrong with what was sent is theirs, the rest is ours. */
export function toClientError(error: unknown): Error {
  if (error instanceof ApiError) return error
  return isOutage(error) || error instanceof UploadError
    ? new ApiError('unavailable')
    : withoutData(error)
}
