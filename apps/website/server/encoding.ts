import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Encodings that pages are stored in, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const
/** One of the encodings. */
export type Encoding = (typeof encodings)[number]

const chosen = new Map<string, Encoding>()

/** The best stored encoding a browser takes; the few headers there are in practice are remembered. */
export function chooseEncoding(acceptEncoding: string): Encoding {
  const known = chosen.get(acceptEncoding)
  if (known) return known
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  const encoding = encodings.find((name) => accepted.has(name)) ?? 'identity'
  if (chosen.size < 500) chosen.set(acceptEncoding, encoding)
  return encoding
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * Compresses a page off the main thread: thoroughly, which takes a 60 KB page a few milliseconds,
 * or with effort 1 for somebody who waits, in a tenth of that.
 */
export function compress(
  body: Buffer,
  encoding: 'br' | 'gzip',
  effort: 1 | 7 = 7,
): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: effort })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } =
    constants
  return brotli(body, {
    params: {
      [BROTLI_PARAM_QUALITY]: effort,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}
