import { buffer } from 'node:stream/consumers'
import type { MediaStore } from '@kurstadt/media-store'
import { fileKinds } from './file-kind.ts'

/** A PDF is handed over as a file: in the sandbox browsers refuse to show it. */
function headersOf(name: string): Record<string, string> | null {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const kind = Object.values(fileKinds).find((one) => one.ending === ending)
  if (!kind) return null
  const isPdf = kind === fileKinds.pdf
  return {
    'Content-Type': kind.mimeType,
    'Content-Disposition': `${isPdf ? 'attachment' : 'inline'}; filename="${name}"`,
  }
}

/**
 * Answers with a stored file for the back office; the public gets media from the website. What is
 * `no-store` leaves no copy in the browser when its reader logs out (T20).
 */
export async function serveStored(
  store: MediaStore,
  name: string,
  keep: 'max-age=31536000, immutable' | 'no-store' = 'max-age=31536000, immutable',
): Promise<Response> {
  const headers = headersOf(name)
  const opened = headers && /^[\w-][\w.-]*$/.test(name) ? await store.open(name) : null
  if (!(headers && opened)) return new Response('Nicht gefunden', { status: 404 })
  const bytes = await buffer(await opened.read())
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'Content-Length': String(opened.size),
      'Cache-Control': `private, ${keep}`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}
