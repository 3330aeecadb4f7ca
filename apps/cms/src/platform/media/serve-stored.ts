import { Readable } from 'node:stream'
import { type MediaStore, readRange } from '@kurstadt/media-store'
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

/** How a file is handed over. */
type Terms = {
  /** What is `no-store` leaves no copy in the browser when its reader logs out (T20). */
  keep?: 'max-age=31536000, immutable' | 'no-store'
  /** The request's `Range`: viewers of long PDFs ask for the pages that they show. */
  range?: string | null
}

/**
 * Answers with a stored file, or a part of it, for the back office and for people who have logged
 * in; the public gets media from the website.
 */
export async function serveStored(
  store: MediaStore,
  name: string,
  { keep = 'max-age=31536000, immutable', range: asked = null }: Terms = {},
): Promise<Response> {
  const headers = headersOf(name)
  const opened = headers && /^[\w-][\w.-]*$/.test(name) ? await store.open(name) : null
  if (!(headers && opened)) return new Response('Nicht gefunden', { status: 404 })
  const { size } = opened
  const own = {
    ...headers,
    'Cache-Control': `private, ${keep}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Accept-Ranges': 'bytes',
  }
  const range = readRange(asked, size)
  if (range === 'unsatisfiable') {
    await opened.close()
    return new Response(null, {
      status: 416,
      headers: { ...own, 'Content-Range': `bytes */${size}` },
    })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const bytes: unknown = Readable.toWeb(await opened.read(range ?? undefined))
  if (!(bytes instanceof ReadableStream)) throw new TypeError('a file is read as a stream')
  return new Response(bytes, {
    status: range ? 206 : 200,
    headers: {
      ...own,
      'Content-Length': String(end - start + 1),
      ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
    },
  })
}
