import { inflateSync } from 'node:zlib'

/** Bytes of the header and of one entry of the directory, in a WOFF file and in the font it holds. */
const woff = { header: 44, entry: 20 }
const font = { header: 12, entry: 16 }

/**
 * The font inside a WOFF file, its tables unpacked. pdfkit reads WOFF as well, but unpacks in
 * JavaScript and for each letter anew, which was two thirds of the time a document took.
 */
export function unpackWoff(packed: Buffer): Buffer {
  if (packed.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.')
  const count = packed.readUInt16BE(12)
  const head = Buffer.alloc(font.header + count * font.entry)
  packed.copy(head, 0, 4, 8)
  writeSearchHints(head, count)
  const parts: Buffer[] = [head]
  let end = head.length
  for (let index = 0; index < count; index += 1) {
    const from = woff.header + index * woff.entry
    const to = font.header + index * font.entry
    const table = readTable(packed, from)
    packed.copy(head, to, from, from + 4)
    packed.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(end, to + 8)
    head.writeUInt32BE(table.length, to + 12)
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4)
    parts.push(table, padding)
    end += table.length + padding.length
  }
  return Buffer.concat(parts)
}

function readTable(packed: Buffer, entry: number): Buffer {
  const start = packed.readUInt32BE(entry + 4)
  const stored = packed.readUInt32BE(entry + 8)
  const length = packed.readUInt32BE(entry + 12)
  const data = packed.subarray(start, start + stored)
  return stored < length ? inflateSync(data) : data
}

/** What a reader needs to look up a table by halves. */
function writeSearchHints(head: Buffer, count: number): void {
  const exponent = Math.floor(Math.log2(count))
  const range = 2 ** exponent * font.entry
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(range, 6)
  head.writeUInt16BE(exponent, 8)
  head.writeUInt16BE(count * font.entry - range, 10)
}
