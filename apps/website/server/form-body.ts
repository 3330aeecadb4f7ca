import type { IncomingMessage } from 'node:http'
import type { RequestHead } from './request-head.ts'

/** Largest body of a form in bytes. */
export const largestBody = 262_144

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/** Status that refuses a form before its body is read, or null when it may be read. */
export function refuseForm(
  head: RequestHead,
  isAllowedHost: (host: string) => boolean,
): 403 | 413 | 415 | null {
  if (!formTypes.test(head.contentType)) return 415
  if (Number(head.contentLength || 0) > largestBody) return 413
  return isForeign(head, isAllowedHost) ? 403 : null
}

/** A form of another site; a browser that tells nothing about where it comes from is let through. */
function isForeign(head: RequestHead, isAllowedHost: (host: string) => boolean): boolean {
  if (head.fetchSite === 'cross-site') return true
  if (head.origin === '') return false
  return !(URL.canParse(head.origin) && isAllowedHost(new URL(head.origin).host))
}

/** Reads a body up to the limit; null as soon as it is larger, with the rest left unread. */
export function readBody(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength
      if (bytes <= largestBody) {
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
