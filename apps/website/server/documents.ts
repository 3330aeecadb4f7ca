import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { apiBasePath, documentPath, sessionHeaders } from '@kurstadt/contract'
import type { Logger } from 'pino'
import { readSessionCookie } from '../src/content/index.ts'
import { rawHeaders } from './headers.ts'
import { lastResort } from './last-resort.ts'
import { type Route, reading } from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** The number decides; the name is for whoever saves the file. */
const path = /^\/de\/intranet\/dokumente\/([1-9]\d{0,8})\/([\w-]{1,80}[.][a-z\d]{1,8})$/

/** Milliseconds until the file must have begun to come. */
const longestWait = 10_000

/** A file, a part of it, or a part that it does not have. */
const answers = new Set([200, 206, 416])

/** What the content API says of the bytes: how many there are, and which. */
function passedOn(from: Headers): Record<string, string> {
  const names = ['Content-Length', 'Content-Range', 'Accept-Ranges']
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = from.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

type DocumentOptions = {
  apiUrl: string
  security: SecurityHeaders
  log: Pick<Logger, 'warn'>
}

async function send(response: ServerResponse, file: Response, headers: Record<string, string>) {
  response.writeHead(file.status, rawHeaders(headers))
  if (file.body === null) response.end()
  else await pipeline(file.body, response)
}

type AskedFile = { address: string; token: string; range: string | undefined; signal: AbortSignal }

/** Asks the content API for a file or a part of it; null where there is none for this session. */
async function ask({ address, token, range, signal }: AskedFile): Promise<Response | null> {
  const file = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestWait)]),
    redirect: 'error',
    headers: {
      [sessionHeaders.intranet]: token,
      // What is announced is what comes.
      'accept-encoding': 'identity',
      ...(range === undefined ? {} : { range }),
    },
  })
  if (file.status === 404) return null
  if (!answers.has(file.status)) throw new Error(`the content API answered ${file.status}`)
  return file
}

/**
 * Files of the intranet, for whoever is logged in: the content API is asked for each one, and no
 * store keeps any (T20). Without a session the address is answered as if nothing were there.
 */
export function documentRoute({ apiUrl, security, log }: DocumentOptions): Route {
  const headersOf = (file: Response, name: string) => ({
    ...security.plain,
    'Content-Type': file.headers.get('content-type') ?? 'application/octet-stream',
    ...passedOn(file.headers),
    'Content-Disposition': `inline; filename="${name}"`,
    'Cache-Control': 'private, no-store',
  })
  return {
    name: 'file of the intranet',
    methods: reading,
    pattern: path,
    async answer({ request, response, head, target, groups, signal }) {
      const [id = '', name = ''] = groups
      const session = readSessionCookie(head.cookie)
      if (session === null) return lastResort(404, target.path, security)
      const address = apiUrl + apiBasePath + documentPath.replace('{id}', id)
      try {
        const { range } = request.headers
        const file = await ask({ address, token: session.token, range, signal })
        if (file === null) return lastResort(404, target.path, security)
        const headers = headersOf(file, name)
        if (request.method === 'HEAD') {
          await file.body?.cancel()
          return { status: file.status, headers, body: '' }
        }
        await send(response, file, headers)
        return 'sent'
      } catch (error) {
        if (response.headersSent || signal.aborted) throw error
        log.warn({ err: error }, 'a file of the intranet cannot be read')
        return lastResort(503, target.path, security)
      }
    },
  }
}
