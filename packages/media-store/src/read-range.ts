import type { ByteRange } from './media-store.ts'

/** First and last byte of a `Range` header, both inclusive; null when the whole file is meant. */
export function readRange(
  header: string | null | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || size === 0) return null
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from === '' && Number(to) === 0) return 'unsatisfiable'
  if (start >= size || start > end) return 'unsatisfiable'
  return { start, end }
}
