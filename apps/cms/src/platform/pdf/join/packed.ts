import { inflateSync } from 'node:zlib'
import { PDFArray, type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

/** Bytes that one part of a file may have unpacked; what pages draw never comes near. */
const most = 256_000_000

/** A packed byte becomes 1,032 at most: what is smaller cannot unpack too far. */
const harmless = Math.floor(most / 1_032)

/** Filters that make more of what they are given. */
const unpacking: ReadonlySet<string> = new Set(['/FlateDecode', '/Fl', '/LZWDecode', '/LZW'])

function filtersOf({ dict }: PDFRawStream): string[] {
  const filter = dict.context.lookup(dict.get(PDFName.of('Filter')))
  if (filter instanceof PDFName) return [filter.toString()]
  return filter instanceof PDFArray ? filter.asArray().map(String) : []
}

/** Unpacks until there is too much of it; what is broken unpacks to nothing. */
function isTooMuch(packed: Uint8Array): boolean {
  try {
    inflateSync(packed, { maxOutputLength: most })
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
  }
}

/** A picture has its size beside it, and readers unpack it when it is seen. */
const isPicture = ({ dict }: PDFRawStream) =>
  dict.get(PDFName.of('Subtype')) === PDFName.of('Image')

function isBomb(stream: PDFRawStream): boolean {
  const filters = filtersOf(stream).filter((name) => unpacking.has(name))
  // Packed twice a part of some kilobytes may become gigabytes; no program of good faith does that.
  if (filters.length > 1) return true
  if (filters.length === 0 || isPicture(stream) || stream.contents.length <= harmless) return false
  return isTooMuch(stream.contents)
}

/** True for a file with a part that would fill the memory of whoever reads it. */
export function unpacksTooFar({ context }: PDFDocument): boolean {
  return context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFRawStream && isBomb(object))
}
