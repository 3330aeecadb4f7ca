import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import {
  type ByteRange,
  type MediaStore,
  type OpenFile,
  readRange,
  StoreError,
} from '@kurstadt/media-store'
import type { Logger } from 'pino'
import { contentTypeOf, extensionOf } from './content-types.ts'
import { type HeaderFields, rawHeaders } from './headers.ts'
import { lastResort } from './last-resort.ts'
import { type Route, reading } from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'

const fileName =
  /^\/media\/([A-Za-z\d][\w-]*(?:\.[\w-]+)*\.(?:avif|webp|jpe?g|png|pdf|vtt|mp4|webm))$/

/** Letters that a stored file's name may have. */
const longestName = 200

/** File name of an uploaded file, or null for anything that is not exactly one (T47). */
export function mediaFileOf(path: string): string | null {
  const name = fileName.exec(path)?.[1] ?? null
  return name !== null && name.length <= longestName ? name : null
}

/** Uploaded files; while their store is away it says so. */
export function mediaRoute({
  log,
  ...options
}: Omit<MediaOptions, 'file'> & { log: Pick<Logger, 'warn'> }): Route {
  return {
    name: 'media',
    methods: reading,
    pattern: /^\/media\//,
    async answer({ request, response, target }) {
      const file = mediaFileOf(target.path)
      if (file === null) return null
      try {
        return (await sendMedia(request, response, { ...options, file })) ? 'sent' : null
      } catch (error) {
        if (!(error instanceof StoreError)) throw error
        log.warn({ err: error }, 'the store of media failed')
        return lastResort(503, target.path, options.security)
      }
    },
  }
}

/** What sending a file takes. */
type MediaOptions = { store: MediaStore; file: string; security: SecurityHeaders }

/**
 * Sends an uploaded file; false when there is none. Names carry a hash, so a file never changes and
 * browsers keep it; pictures are sandboxed. A PDF is not: browsers refuse to show it in a sandbox.
 * Rejects when the store of media is away.
 */
export async function sendMedia(
  request: IncomingMessage,
  response: ServerResponse,
  options: MediaOptions,
): Promise<boolean> {
  const { file, security, store } = options
  return sendStored(request, response, { store, file, headers: mediaHeaders(file, security) })
}

/** Sends a file of a store, or the part of it that is asked for; false when there is none. */
export async function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  { store, file, headers: own }: { store: MediaStore; file: string; headers: HeaderFields },
): Promise<boolean> {
  const opened = await store.open(file)
  if (!opened) return false
  const { size } = opened
  const range = readRange(request.headers.range, size)
  const headers = { 'Content-Type': contentTypeOf(file), 'Accept-Ranges': 'bytes', ...own }
  if (range === 'unsatisfiable') {
    await opened.close()
    response.writeHead(416, rawHeaders({ ...headers, 'Content-Range': `bytes */${size}` }))
    response.end()
    return true
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const list = rawHeaders({
    ...headers,
    'Content-Length': String(end - start + 1),
    ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
  })
  if (request.method === 'HEAD' || size === 0) {
    await opened.close()
    response.writeHead(range ? 206 : 200, list)
    response.end()
    return true
  }
  await sendBytes(opened, range ?? undefined, response, list)
  return true
}

/** Ends when all is sent, or when the visitor has gone. */
async function sendBytes(
  opened: OpenFile,
  range: ByteRange | undefined,
  response: ServerResponse,
  headers: string[],
): Promise<void> {
  if (response.destroyed) return opened.close()
  // Only once the bytes are there is it said that they come.
  const stream = await opened.read(range)
  response.writeHead(range ? 206 : 200, headers)
  // A stream that breaks off cuts the answer: its length has been announced. Into one that is gone
  // already nothing is piped, and the file stays open unless somebody lets go of it.
  await pipeline(stream, response).catch(() => {
    stream.destroy()
    response.destroy()
  })
}

function mediaHeaders(file: string, security: SecurityHeaders): HeaderFields {
  const isPdf = extensionOf(file) === '.pdf'
  return {
    ...(isPdf ? security.plain : security.media),
    'Cache-Control': 'public, max-age=31536000, immutable',
    ...(isPdf ? { 'Content-Disposition': `inline; filename="${file}"` } : {}),
  }
}
