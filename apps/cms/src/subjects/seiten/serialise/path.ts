import type { Sprache } from '@kurstadt/contract'
import { ApiError } from '../../../wire/errors.ts'

/** What an address asks for. `path` ends with a slash. */
export type AskedPath = {
  sprache: Sprache
  path: string
  /** The address as it should have been written, when it was not: a slash added, letters composed. */
  isCanonical: boolean
  /** `…/{slug}-id_{nummer}/`: the page that shows one entry, and which. */
  entry: { list: string; slug: string; nummer: number } | null
}

const longest = 2_048
const shape = /^\/(de|en)(?:\/[^/]+)*\/?$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const forbidden = /[*\\?#\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffd]/
const entryShape = /^(.+)-id_([1-9]\d{0,8})$/

function decode(segment: string): string {
  let decoded: string
  try {
    decoded = decodeURIComponent(segment)
  } catch {
    throw new ApiError('bad-request', { fields: { url: 'Malformed percent-encoding.' } })
  }
  if (decoded.includes('\0') || !decoded.isWellFormed())
    throw new ApiError('bad-request', { fields: { url: 'Malformed text.' } })
  return decoded
}

function isStrange(segment: string): boolean {
  return segment === '.' || segment === '..' || segment.includes('/') || forbidden.test(segment)
}

/**
 * Reads an address as page model, section 2, says: decoded once, NFC, at most 2,048 bytes, `/de/…`
 * or `/en/…`. Null means that there cannot be a page. Throws `bad-request` when it cannot be decoded.
 */
export function parsePath(url: string): AskedPath | null {
  const segments = url.split('/').map(decode)
  if (Buffer.byteLength(url) > longest || segments.some(isStrange)) return null
  const written = segments.join('/')
  const composed = written.normalize('NFC')
  const match = shape.exec(composed)
  if (!match) return null
  const path = composed.endsWith('/') ? composed : `${composed}/`
  const entry = entryOf(path)
  return {
    sprache: match[1] === 'en' ? 'en' : 'de',
    path,
    isCanonical: path === written,
    entry,
  }
}

/** Paths at which a page may be kept that is asked for: as written, and as a pattern for entries. */
export function askedPaths(
  url: string,
): (Pick<AskedPath, 'path' | 'sprache'> & { paths: string[] }) | null {
  const asked = parsePath(url)
  if (asked === null) return null
  const { entry, path, sprache } = asked
  const detailPath = entry === null ? [] : [`${entry.list}*`]
  return { path, sprache, paths: [path, ...detailPath] }
}

function entryOf(path: string): AskedPath['entry'] {
  const [last = '', ...above] = path.split('/').filter(Boolean).reverse()
  const match = above.length > 0 ? entryShape.exec(last) : null
  if (!match) return null
  const [, slug = '', nummer] = match
  return { list: `/${above.reverse().join('/')}/`, slug, nummer: Number(nummer) }
}
