import type { IncomingMessage } from 'node:http'
import type { RequestHead } from './request-head.ts'

/** Largest body of a form in bytes. */
const largestText = 262_144
/** … and of one that may carry photos of 25 MB (T46). */
const largestUpload = 26_000_000
/** … and of one whose files are thrown away, so that what was typed is not lost with them. */
const largestDiscarded = 130_000_000

const uploadType = /^multipart\/form-data\s*(;|$)/i
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i
const callTypes = /^(application\/json|multipart\/form-data)\s*(;|$)/i

/**
 * Where a form comes to: to the page that it stands on, or, sent by a script, to a call (spec 7); a
 * `link` is secret, and whoever knows it may send from wherever they are, as mail programs do.
 */
export type FormTarget = 'page' | 'call' | 'link'

/** Bytes that a body may have. */
export function largestBody({ contentType }: RequestHead): number {
  return uploadType.test(contentType) ? largestUpload : largestText
}

/** True for a form with more bytes than are kept, of which only the words are read. */
export function isDiscarded(head: RequestHead, target: FormTarget): boolean {
  return target === 'page' && Number(head.contentLength || 0) > largestBody(head)
}

/** Bytes that the words of a form may have. */
export const largestWords = largestText

/** True for a body so large that only a few of its kind are read at a time. */
export function isLarge(head: RequestHead): boolean {
  const bytes = head.contentLength === '' ? largestBody(head) : Number(head.contentLength)
  return bytes > largestText
}

/** Status that refuses a form before its body is read, or null when it may be read. */
export function refuseForm(
  head: RequestHead,
  isAllowedHost: (host: string) => boolean,
  target: FormTarget,
): 403 | 413 | 415 | null {
  const types = target === 'call' ? callTypes : formTypes
  if (!types.test(head.contentType)) return 415
  if (Number(head.contentLength || 0) > mostBytes(head, target)) return 413
  return target !== 'link' && isForeign(head, isAllowedHost, target) ? 403 : null
}

function mostBytes(head: RequestHead, target: FormTarget): number {
  const hasFiles = target === 'page' && uploadType.test(head.contentType)
  return hasFiles ? largestDiscarded : largestBody(head)
}

/**
 * A form of another site. A browser that tells nothing about where it comes from may send its
 * page's form; a script of ours always says so (spec 7, T60).
 */
function isForeign(
  head: RequestHead,
  isAllowedHost: (host: string) => boolean,
  target: FormTarget,
): boolean {
  if (head.fetchSite !== '' && head.fetchSite !== 'same-origin' && target === 'call') return true
  if (head.fetchSite === 'cross-site') return true
  if (head.origin === '') return target === 'call' && head.fetchSite === ''
  return !(URL.canParse(head.origin) && isAllowedHost(new URL(head.origin).host))
}

/** Reads a body up to a limit; null as soon as it is larger, with the rest left unread. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength
      if (bytes <= limit) {
        chunks.push(chunk)
        return
      }
      request.pause()
      request.removeAllListeners('data')
      resolve(null)
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', reject)
    request.on('close', () => reject(new Error('the visitor has gone')))
  })
}
