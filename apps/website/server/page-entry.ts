import { createHash } from 'node:crypto'
import { compress, type Encoding } from './encoding.ts'
import { type HeaderFields, prepareHeaders, rawHeaders } from './headers.ts'

/** A rendered answer, before it is known whether it may be stored. */
export type PageAnswer = {
  status: number
  /** Content type, security headers, location: everything but length, caching and encoding. */
  headers: HeaderFields
  body: Buffer
  tags: readonly string[]
  /** A part of it is older than it should be. */
  isStale: boolean
  /** The route said that everybody may get it (reliability rule 9). */
  isCacheable: boolean
  /** A search that has found nothing. */
  findsNothing: boolean
  /** Milliseconds after which it changes by itself; null when it does not. */
  holdsFor: number | null
}

/** One encoding of a stored answer; `hit` are the headers of a hit, ready to be sent. */
export type Variant = { body: Buffer; headers: HeaderFields; hit: HeaderFields }

/** A stored answer as ready bytes. */
export type PageEntry = {
  answer: PageAnswer
  /** The ledger's count when its rendering started, and when it was last found current. */
  since: number
  checkedAt: number
  /** Milliseconds of the clock. */
  storedAt: number
  freshUntil: number
  revalidateUntil: number
  etag: string
  /** Headers of a 304, ready to be sent. */
  notModified: HeaderFields
  variants: { identity: Variant; gzip: Variant | null; br: Variant | null }
  /** The smaller forms of it that are being made or were. */
  smaller: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
}

/** How long stored answers last, in milliseconds. */
export const pageTimes = {
  fresh: 300_000,
  /** A page with stale parts is soon tried again. */
  freshWhenStale: 5_000,
  freshWhenMissing: 60_000,
  /** So long after `fresh` a page is still shown while it is renewed. */
  revalidate: 300_000,
  /** So long it is shown when it cannot be renewed. */
  stale: 86_400_000,
}

const sharedCaching = { 'Cache-Control': 'public, no-cache', Vary: 'Accept-Encoding' }

/** Turns an answer into an entry of the page cache. */
export function toEntry(answer: PageAnswer, since: number, now: number): PageEntry {
  const holdsUntil = now + (answer.holdsFor ?? Number.POSITIVE_INFINITY)
  const freshUntil = Math.min(now + freshFor(answer), holdsUntil)
  const etag = `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`
  return {
    answer,
    since,
    checkedAt: since,
    storedAt: now,
    freshUntil,
    revalidateUntil: Math.min(freshUntil + revalidateFor(answer), holdsUntil),
    etag,
    notModified: prepareHeaders({
      ...answer.headers,
      ...sharedCaching,
      ETag: etag,
      'X-Cache': 'hit',
    }),
    variants: { identity: toVariant(answer, etag, 'identity', answer.body), gzip: null, br: null },
    smaller: {},
  }
}

function freshFor(answer: PageAnswer): number {
  if (answer.isStale) return pageTimes.freshWhenStale
  return answer.status === 404 ? pageTimes.freshWhenMissing : pageTimes.fresh
}

/** Only a good and complete page may still be shown while it is renewed. */
function revalidateFor({ isStale, status }: PageAnswer): number {
  return isStale || status !== 200 ? 0 : pageTimes.revalidate
}

function toVariant(answer: PageAnswer, etag: string, encoding: Encoding, body: Buffer): Variant {
  const headers = {
    ...answer.headers,
    ...sharedCaching,
    ETag: etag,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': String(body.byteLength),
  }
  const hit = prepareHeaders({ ...headers, 'X-Cache': answer.isStale ? 'stale' : 'hit' })
  return { body, headers, hit }
}

/** Headers of a 304 for an entry, with the policy that goes with its stored bytes. */
export function notModifiedHeaders({ notModified }: PageEntry, label: string): HeaderFields {
  return label === notModified['X-Cache'] ? notModified : { ...notModified, 'X-Cache': label }
}

/** The bytes for an encoding; as they are where nobody has made that one. */
export function variantFor(entry: PageEntry, encoding: Encoding): Variant {
  return (encoding === 'identity' ? null : entry.variants[encoding]) ?? entry.variants.identity
}

/** Compresses an entry for the first who wants it so; many may wait, and it is made once. */
export async function compressEntry(entry: PageEntry, encoding: Encoding): Promise<void> {
  if (encoding === 'identity' || entry.variants[encoding]) return
  const { answer, etag, smaller } = entry
  smaller[encoding] ??= compress(answer.body, encoding)
  entry.variants[encoding] ??= toVariant(answer, etag, encoding, await smaller[encoding])
}

/** True when an entry can be sent in this form at once; a large page in another is a slow one. */
export function isReady({ variants }: PageEntry, encoding: Encoding): boolean {
  return variants[encoding] !== null
}

/** Size of an entry in bytes, with its headers in all variants. */
export function sizeOfEntry({ variants, answer }: PageEntry): number {
  const bytes = [variants.identity, variants.gzip, variants.br].map((v) => v?.body.byteLength ?? 0)
  const headers = rawHeaders(answer.headers).reduce((sum, text) => sum + text.length, 0) * 2
  return bytes.reduce((sum, length) => sum + length, 2_000 + headers)
}
