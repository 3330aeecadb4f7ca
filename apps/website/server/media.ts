import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { contentTypeOf, extensionOf } from './content-types.ts'
import type { SecurityHeaders } from './security-headers.ts'

const fileName = /^\/media\/([A-Za-z\d][\w-]*(?:\.[\w-]+)*\.(?:avif|webp|jpe?g|png|pdf))$/

/** File name of an uploaded file, or null for anything that is not exactly one (T47). */
export function mediaFileOf(path: string): string | null {
  return fileName.exec(path)?.[1] ?? null
}

/** First and last byte of a `Range` header, both inclusive; null when the whole file is meant. */
export function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
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

/**
 * Sends an uploaded file; false when there is none. Names carry a hash, so a file never changes and
 * browsers keep it; pictures are sandboxed. A PDF is not: browsers refuse to show it in a sandbox.
 */
export async function sendMedia(
  request: IncomingMessage,
  response: ServerResponse,
  options: { folder: string; file: string; security: SecurityHeaders },
): Promise<boolean> {
  const handle = await open(join(options.folder, options.file), 'r').catch(() => null)
  if (!handle) return false
  try {
    const info = await handle.stat()
    if (!info.isFile()) return false
    const range = readRange(request.headers.range, info.size)
    const headers = mediaHeaders(options.file, options.security)
    if (range === 'unsatisfiable') {
      response.writeHead(416, [...headers, 'Content-Range', `bytes */${info.size}`])
      response.end()
      return true
    }
    const { start, end } = range ?? { start: 0, end: info.size - 1 }
    headers.push('Content-Length', String(end - start + 1))
    if (range) headers.push('Content-Range', `bytes ${start}-${end}/${info.size}`)
    response.writeHead(range ? 206 : 200, headers)
    if (request.method === 'HEAD' || info.size === 0) response.end()
    else await pipe(handle.createReadStream({ start, end, autoClose: false }), response)
    return true
  } finally {
    await handle.close()
  }
}

/** Ends when all is sent, or when the visitor has gone. */
function pipe(stream: NodeJS.ReadableStream, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    stream.on('error', () => response.destroy())
    response.on('close', resolve)
    stream.pipe(response)
  })
}

function mediaHeaders(file: string, security: SecurityHeaders): string[] {
  const isPdf = extensionOf(file) === '.pdf'
  return [
    ...(isPdf ? security.plain : security.media),
    'Content-Type',
    contentTypeOf(file),
    'Cache-Control',
    'public, max-age=31536000, immutable',
    'Accept-Ranges',
    'bytes',
    ...(isPdf ? ['Content-Disposition', `inline; filename="${file}"`] : []),
  ]
}
