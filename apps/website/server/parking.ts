import { createHash } from 'node:crypto'
import type { App } from './app-door.ts'
import type { Reply } from './reply.ts'
import type { RequestHead } from './request-head.ts'
import { type Route, reading } from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'

type ParkingOptions = { content: Pick<App['content'], 'loadParking'>; security: SecurityHeaders }
type Records = Awaited<ReturnType<App['content']['loadParking']>>

const type = { 'Content-Type': 'application/json; charset=utf-8', 'X-Robots-Tag': 'noindex' }

/** Writes records down once, however many pages ask for them. */
function createWriting() {
  const made = new WeakMap<Records, { body: string; etag: string }>()
  return (records: Records): { body: string; etag: string } => {
    const known = made.get(records)
    if (known) return known
    const body = JSON.stringify(records)
    const sum = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    const written = { body, etag: `W/"${sum}"` }
    made.set(records, written)
    return written
  }
}

/**
 * Answers open pages, which ask every thirty seconds, out of the store of answers: nobody waits for
 * the content API, let alone for whoever counts the cars (spec 7). It belongs to nobody's share.
 */
export async function parkingReply(
  { ifNoneMatch }: Pick<RequestHead, 'ifNoneMatch'>,
  { content, security }: ParkingOptions,
  write = createWriting(),
): Promise<Reply> {
  const plain = { ...security.plain, ...type }
  try {
    const { body, etag } = write(await content.loadParking())
    const headers = { ...plain, 'Cache-Control': 'public, max-age=15', ETag: etag }
    if (ifNoneMatch.includes(etag)) return { status: 304, headers, body: '' }
    return { status: 200, headers, body }
  } catch {
    // The content client has reported why.
    const headers = { ...plain, 'Cache-Control': 'no-store', 'Retry-After': '30' }
    return { status: 503, headers, body: '[]' }
  }
}

/** `GET /api/parkleitsystem` for the website's own pages, as spec 7 has it. */
export function parkingRoute(options: ParkingOptions): Route {
  const write = createWriting()
  return {
    name: 'parking',
    methods: reading,
    pattern: '/api/parkleitsystem',
    answer: ({ head }) => parkingReply(head, options, write),
  }
}
