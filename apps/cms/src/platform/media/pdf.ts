import { inflateSync } from 'node:zlib'
import { UploadError } from './upload-error.ts'

/** Bytes that the compressed lists of objects in one PDF may have together (T46). */
const longestObjects = 20_000_000

const asNewPdf = '„Drucken“ und „Als PDF speichern“ machen daraus ein einfaches PDF.'

/** What a PDF may not carry, by the name it has there, and what the editor reads (T45). */
const refused: readonly [name: RegExp, message: string][] = [
  [/\/Encrypt\b/, `Das PDF ist mit einem Kennwort geschützt. ${asNewPdf}`],
  [/\/JavaScript\b/, `Das PDF enthält ein Programm (JavaScript). ${asNewPdf}`],
  [/\/Launch\b/, `Das PDF startet andere Programme. ${asNewPdf}`],
  [/\/EmbeddedFiles?\b/, `Das PDF enthält angehängte Dateien. ${asNewPdf}`],
  [/\/RichMedia\b/, `Das PDF enthält Filme oder Programme. ${asNewPdf}`],
]

const broken = () =>
  new UploadError('Das PDF ist unvollständig oder beschädigt. Bitte speichern Sie es neu.')

/** Names may be written with `#41` for `A`; readers see no difference. */
function readable(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** The name of a packed list of objects, however it is written, and the word before its bytes. */
const marks = /\/(?:O|#4f)(?:b|#62)(?:j|#6a)(?:S|#53)(?:t|#74)(?:m|#6d)|stream\r?\n?/gi
/** Bytes before a list that say how it is packed. */
const headLength = 2_000

/**
 * Unpacks lists of objects, which hide names from a search; any other stream stays packed. The
 * first bytes after the name have to be the list: whatever tries to come in between is refused.
 */
function* objectLists(bytes: Buffer): Generator<Buffer> {
  let budget = longestObjects
  let isNamed = false
  for (const { 0: mark, index } of bytes.toString('latin1').matchAll(marks)) {
    if (mark.startsWith('/')) isNamed = true
    else if (isNamed) {
      isNamed = false
      const before = readable(bytes.subarray(Math.max(0, index - headLength), index))
      const head = before.slice(before.lastIndexOf('endobj') + 1)
      if (/\/DecodeParms\b|\/Filter\s*\[[^\]]*\/[^\]]*\//.test(head)) throw broken()
      const list = inflate(bytes.subarray(index + mark.length), budget)
      budget -= list.length
      yield list
    }
  }
}

function inflate(bytes: Buffer, budget: number): Buffer {
  try {
    // What follows the compressed bytes is not looked at.
    return inflateSync(bytes, { maxOutputLength: Math.max(1, budget) })
  } catch {
    throw broken()
  }
}

function refuseNames(text: string): void {
  for (const [name, message] of refused) if (name.test(text)) throw new UploadError(message)
}

/**
 * Refuses a PDF that is cut off, locked or does more than show pages. Every name that starts
 * something is looked for in the whole file, packed lists of objects included.
 */
export function checkPdf(bytes: Buffer): void {
  const end = bytes.subarray(-1024).toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) throw broken()
  if (!(end.includes('%%EOF') && end.includes('xref'))) throw broken()
  refuseNames(readable(bytes))
  for (const list of objectLists(bytes)) refuseNames(readable(list))
}
