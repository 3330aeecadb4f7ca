import type { IncomingMessage } from 'node:http'
import { pinnedRequest } from '../../../platform/outgoing/index.ts'
import type { SentryPlace } from './envelope.ts'

/** Longest wait for an answer in milliseconds. */
const timeout = 5_000

/** What the service said: whether it wants no more for some seconds. */
export type Posted = { status: number; retryAfter: number | null }

/** Seconds of `Retry-After`, which may be a date; null where it says nothing that can be read. */
function secondsOf(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null
  if (/^\d{1,6}$/.test(value)) return Number(value)
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1_000))
}

/** Posts an envelope to the address that was checked, following nobody; throws when nobody answers. */
export async function postEnvelope(
  { url, key }: SentryPlace,
  body: string,
  {
    isPrivateAllowed,
    now,
    wait = timeout,
  }: { isPrivateAllowed: boolean; now: Date; wait?: number },
): Promise<Posted> {
  const { options, hostHeader, request } = await pinnedRequest({ url, isPrivateAllowed })
  const headers = {
    Host: hostHeader,
    'Content-Type': 'application/x-sentry-envelope',
    'Content-Length': Buffer.byteLength(body),
    'User-Agent': 'Kurstadt',
    'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=kurstadt/1, sentry_key=${key}`,
  }
  const signal = AbortSignal.timeout(wait)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ ...options, method: 'POST', headers, signal }, resolve)
    sent.on('error', reject)
    sent.end(body)
  })
  // Nothing of what it says is of use; only the status and when to come again are.
  response.destroy()
  const retryAfter = secondsOf(response.headers['retry-after'], now)
  return { status: response.statusCode ?? 0, retryAfter }
}
