import { createHash } from 'node:crypto'
import type { CopyProblem } from './texts.ts'

/** Characters of a wording that is pasted; a notice has far fewer. */
const longestText = 200_000

const checksum = /^[\da-f]{64}$/

/** A SHA-256 as somebody has typed or copied it; null when it is none. */
export function readChecksum(text: string): string | null {
  const hash = text.replaceAll(/\s+/g, '').toLowerCase()
  return checksum.test(hash) ? hash : null
}

const hashOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

/**
 * What is pasted has the ends of lines of its browser, and often lacks the last one; a wording has line
 * feeds and ends with one. Nothing else is put right: one letter more or less is another text.
 */
const asWording = (pasted: string) => `${pasted.replaceAll(/\r\n?/g, '\n').replace(/\n*$/, '')}\n`

/** The SHA-256 of a copy that somebody sends: of a file as it is, of pasted words, or a checksum itself. */
export async function hashOfCopy(form: FormData): Promise<{ hash: string } | CopyProblem> {
  const file = form.get('datei')
  if (file instanceof File && file.size > 0)
    return { hash: hashOf(new Uint8Array(await file.arrayBuffer())) }
  const text = form.get('text')
  if (typeof text !== 'string' || text.trim() === '') return 'fehlt'
  if (text.length > longestText) return 'lang'
  return { hash: readChecksum(text) ?? hashOf(asWording(text)) }
}
