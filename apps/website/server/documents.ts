import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  apiBasePath,
  councilPaths,
  documentPath,
  meetingPapersPath,
  sessionHeaders,
} from '@kurstadt/contract'
import type { Logger } from 'pino'
import { readCouncilCookies, readSessionCookie } from '../src/content/index.ts'
import { createSemaphore, QueueFullError, type Semaphore } from '../src/lib/index.ts'
import { rawHeaders } from './headers.ts'
import { lastResort } from './last-resort.ts'
import { ShareUsedUpError } from './read-shares.ts'
import { type Asked, type Route, reading } from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** Where files of an area are: the number decides, the name is for whoever saves the file. */
const below = (path: string) =>
  new RegExp(`^${path}([1-9]\\d{0,8})\\/([\\w-]{1,80}[.][a-z\\d]{1,8})$`)

/** Files of an area, and who asks for them: the headers of a session, null where there has to be one. */
type Place = {
  name: string
  pattern: RegExp
  /** Where the content API has it, with `{id}` for the number; that of a single file unless told. */
  path?: string
  headersOf: (cookie: string) => Record<string, string> | null
}

/** Asks in the name of a council member. */
function asMember(cookie: string): Record<string, string> | null {
  const session = readCouncilCookies(cookie)
  return session && { [sessionHeaders.rat]: session.token }
}

const places: readonly Place[] = [
  {
    name: 'file of the intranet',
    pattern: below('/de/intranet/dokumente/'),
    headersOf: (cookie) => {
      const session = readSessionCookie(cookie)
      return session && { [sessionHeaders.intranet]: session.token }
    },
  },
  {
    name: 'file of the council for members',
    pattern: below(`${councilPaths.internal}dokumente/`),
    headersOf: asMember,
  },
  {
    name: 'all papers of a meeting for members',
    pattern: new RegExp(`^${councilPaths.internal}sitzungen/([1-9]\\d{0,8})/(unterlagen[.]pdf)$`),
    path: meetingPapersPath,
    headersOf: asMember,
  },
  // Asked for in nobody's name, whoever asks: what is not public is not there.
  { name: 'file of the council', pattern: below(councilPaths.dokumente), headersOf: () => ({}) },
]

/** Milliseconds until the file must have begun to come, unless told otherwise. */
const usualWait = 10_000

/** A file, one that is being made, a part of it, or a part that it does not have. */
const answers = new Set([200, 202, 206, 416])

/**
 * Milliseconds for which a visitor waits while their file is being made, and between two looks at it;
 * how many wait at a time in this process.
 */
const usualPolling = { whole: 20_000, between: 1_000, visitors: 60 }

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
  /** Milliseconds until the file must have begun to come. */
  longestWait?: number
  polling?: typeof usualPolling
}

async function send(response: ServerResponse, file: Response, headers: Record<string, string>) {
  response.writeHead(file.status, rawHeaders(headers))
  if (file.body === null) response.end()
  else await pipeline(file.body, response)
}

type AskedFile = {
  address: string
  session: Record<string, string>
  range: string | undefined
  signal: AbortSignal
  longestWait: number
}

/**
 * Asks the content API for a file or a part of it; null where there is none for this session. The wait
 * is for its beginning: over a slow line the rest takes as long as it takes, and one that stalls ends
 * with the visitor's idle connection, which aborts `signal`.
 */
async function ask({
  address,
  session,
  range,
  signal,
  longestWait,
}: AskedFile): Promise<Response | null> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error('no file in time')), longestWait)
  const file = await fetch(address, {
    signal: AbortSignal.any([signal, late.signal]),
    redirect: 'error',
    headers: {
      ...session,
      // What is announced is what comes.
      'accept-encoding': 'identity',
      ...(range === undefined ? {} : { range }),
    },
  }).finally(() => clearTimeout(timer))
  // 403: whoever has only a first password reads nothing before they have set their own.
  if (file.status === 404 || file.status === 403) return null
  if (!answers.has(file.status)) throw new Error(`the content API answered ${file.status}`)
  return file
}

/** Finds a file for a request; null where there is none for this session. */
type Finder = (
  exchange: Pick<Asked, 'request' | 'signal' | 'shareOf'>,
  asked: Pick<AskedFile, 'address' | 'session'>,
) => Promise<Response | null>

type Waiting = {
  /** Milliseconds between two looks, and when the last one is over, as `performance` counts. */
  between: number
  end: number
  places: Semaphore
  signal: AbortSignal
}

/**
 * Asks until the file is made or the visitor has waited long enough. Most files are there by then, so
 * that whoever follows the link gets the file; a page that reloads itself would interrupt whoever reads
 * it (WCAG 2.2.1). Answers `first` at once where as many wait as may.
 */
async function askUntilMade(
  first: Response,
  again: () => Promise<Response | null>,
  { between, end, places, signal }: Waiting,
): Promise<Response | null> {
  const wait = async () => {
    let file: Response | null = first
    while (file?.status === 202 && performance.now() + between <= end) {
      await sleep(between, undefined, { signal })
      file = await again()
    }
    return file
  }
  try {
    return await places.run(wait, signal)
  } catch (error) {
    if (error instanceof QueueFullError) return first
    throw error
  }
}

/**
 * Files of council and intranet, for whom they are for: the content API is asked for each one, and no
 * store keeps any (T20). Without a session where there has to be one, the address is answered as if
 * nothing were there.
 */
export function documentRoutes(options: DocumentOptions): Route[] {
  const { longestWait = usualWait, polling = usualPolling } = options
  const waiting = createSemaphore({ concurrent: polling.visitors, waiting: 0 })
  /** Asks for a file. Its first look is the sender's; those while it is being made are no requests of theirs. */
  const find: Finder = async ({ request, signal, shareOf }, asked) => {
    const end = performance.now() + polling.whole
    const look = () => ask({ ...asked, range: request.headers.range, signal, longestWait })
    const file = await shareOf('file').run(look)
    if (file?.status !== 202 || request.method === 'HEAD') return file
    return askUntilMade(file, look, { between: polling.between, end, places: waiting, signal })
  }
  return places.map((place) => documentRoute(place, options, find))
}

function documentRoute(
  { name: place, pattern, path = documentPath, headersOf: sessionOf }: Place,
  { apiUrl, security, log }: DocumentOptions,
  find: Finder,
): Route {
  const headersOf = (file: Response, name: string, isToSave: boolean) => ({
    ...security.plain,
    'Content-Type': file.headers.get('content-type') ?? 'application/octet-stream',
    ...passedOn(file.headers),
    'Content-Disposition': `${isToSave ? 'attachment' : 'inline'}; filename="${name}"`,
    'Cache-Control': 'private, no-store',
  })
  return {
    name: place,
    methods: reading,
    pattern,
    async answer(exchange) {
      const { request, response, head, target, groups, signal } = exchange
      const [id = '', name = ''] = groups
      const session = sessionOf(head.cookie)
      if (session === null) return lastResort(404, target.path, security)
      const address = apiUrl + apiBasePath + path.replace('{id}', id)
      try {
        const file = await find(exchange, { address, session })
        if (file === null) return lastResort(404, target.path, security)
        if (file.status === 202)
          return lastResort(202, target.path, security, { 'Cache-Control': 'private, no-store' })
        const headers = headersOf(file, name, target.query.has('download'))
        if (request.method === 'HEAD') {
          await file.body?.cancel()
          return { status: file.status, headers, body: '' }
        }
        await send(response, file, headers)
        return 'sent'
      } catch (error) {
        if (response.headersSent || signal.aborted || error instanceof ShareUsedUpError) throw error
        log.warn({ err: error }, 'a file of council or intranet cannot be read')
        return lastResort(503, target.path, security)
      }
    },
  }
}
