import { errorBody, type FileName, files, type Lane, laneHeader } from '@kurstadt/contract'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { abortableSleep, createSingleFlight } from '../lib/index.ts'
import { type CallParams, filePath } from './call-path.server.ts'
import { readRetryAfter, readTags } from './fetch-answer.server.ts'
import type { Ledger } from './ledger.server.ts'
import { ContentError, type ContentErrorCode } from './page.ts'
import type { Report } from './report.server.ts'

/** A file as the content API made it. */
export type ContentFile = {
  body: Buffer
  etag: string
  type: string
  disposition: string
}

/** Why there is no file; `problem` is the contract's word for a wrong parameter. */
export type NoFile = { code: ContentErrorCode; problem: string | undefined }

type StoredFile = ContentFile & { tags: readonly string[]; since: number; at: number }

/** A file of the contract that somebody wants. */
export type AskedFile = { name: FileName; id: number | null; params: CallParams }

/** The API refused a parameter, and said so in the contract's words. */
class RefusedError extends Error {
  override name = 'RefusedError'
}

/** How long a file may take and last, in milliseconds; a programme may take ten seconds. */
export const fileTimes = { timeout: 12_000, fresh: 300_000, stale: 86_400_000 }

const maxFileBytes = 20_000_000

/** What the files need; clock and network are passed in. */
export type FilesOptions = {
  apiUrl: string
  cacheBytes: number
  fetchApi: typeof fetch
  now: () => number
  ledger: Ledger
  report: Report
}

/**
 * Files that the content API makes: from memory until an editor changes what they are made of, and
 * from there also for a day while the API cannot be asked. Apart from the answers, because a file
 * that takes long must not count as an outage for the pages.
 */
export class Files {
  readonly #options: FilesOptions
  readonly #flight = createSingleFlight<StoredFile>()
  readonly #memories: Record<'usual' | 'endless', LRUCache<string, StoredFile>>

  constructor(options: FilesOptions) {
    this.#options = options
    const memoryOf = (maxSize: number) =>
      new LRUCache<string, StoredFile>({
        maxSize,
        sizeCalculation: ({ body }) => body.length + 500,
      })
    const { cacheBytes } = options
    this.#memories = { usual: memoryOf(cacheBytes), endless: memoryOf(cacheBytes / 8) }
  }

  /** Of some files there are as many as somebody thinks of; they push none of the others out. */
  #memoryOf(name: FileName): LRUCache<string, StoredFile> {
    return this.#memories[name === 'oparl.json' ? 'endless' : 'usual']
  }

  /** Finds one file, or says why there is none. */
  async find(asked: AskedFile): Promise<ContentFile | NoFile> {
    const { name, id, params } = asked
    try {
      return await this.#read(name, filePath(name, id, params))
    } catch (error) {
      if (error instanceof ContentError)
        return { code: error.code, problem: problemOf(error.cause) }
      throw error
    }
  }

  async #read(name: FileName, path: string): Promise<ContentFile> {
    const stored = this.#memoryOf(name).get(path)
    if (stored && this.#isCurrent(stored)) return stored
    try {
      return await this.#fetchCurrent(name, path)
    } catch (error) {
      if (error instanceof ContentError && error.code !== 'unavailable') throw error
      this.#options.report('a file could not be had', { call: name, error })
      if (stored && this.#options.now() - stored.at < fileTimes.stale) return stored
      throw error
    }
  }

  #isCurrent({ tags, since, at }: StoredFile): boolean {
    const { ledger, now } = this.#options
    return now() - at < fileTimes.fresh && ledger.isCurrent(tags, since)
  }

  /** As with answers: what was asked for before the newest change is asked for once more. */
  async #fetchCurrent(name: FileName, path: string): Promise<StoredFile> {
    const ask = () => this.#flight.run(path, () => this.#fetchOnce(name, path))
    const first = await ask()
    return this.#isCurrent(first) ? first : ask()
  }

  async #fetchOnce(name: FileName, path: string): Promise<StoredFile> {
    const { apiUrl, fetchApi, ledger, now } = this.#options
    const [since, at] = [ledger.now(), now()]
    const signal = AbortSignal.timeout(fileTimes.timeout)
    const headers = { [laneHeader]: laneOf(name) }
    const ask = () => fetchApi(`${apiUrl}${path}`, { signal, redirect: 'error', headers })
    const response = await askUntilNow(ask, signal).catch((cause: unknown) => {
      throw new ContentError('unavailable', name, { cause })
    })
    if (response.status !== 200) throw await refusal(name, response)
    const body = await readBytes(name, response)
    const stored = {
      body,
      etag: response.headers.get('etag') ?? '',
      type: files[name].type,
      disposition: response.headers.get('content-disposition') ?? 'inline',
      tags: readTags(response.headers.get('cache-tags')),
      since,
      at,
    }
    this.#memoryOf(name).set(path, stored)
    return stored
  }
}

const inBackground: ReadonlySet<FileName> = new Set([
  'abfuhr/{id}.ics',
  'daten.csv',
  'daten.geojson',
  'daten.json',
  'veranstaltungen.ics',
] as const)

/** Calendars and datasets that programs fetch by themselves can wait; whoever asks for another file waits for it. */
const laneOf = (name: FileName): Lane => (inBackground.has(name) ? 'background' : 'visitor')

/** «Later» is no failure: as long as there is time, it waits and asks again. */
async function askUntilNow(ask: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  for (;;) {
    const response = await ask()
    if (response.status !== 503 || !(await isBusyAnswer(response.clone()))) return response
    await response.body?.cancel()
    await abortableSleep(readRetryAfter(response.headers.get('retry-after')) || 1_000, signal)
  }
}

async function isBusyAnswer(response: Response): Promise<boolean> {
  const body = errorBody.safeParse(await response.json().catch(() => null))
  return body.data?.error.code === 'later'
}

/** The first problem that the contract found in the parameters, or that the API named. */
function problemOf(cause: unknown): string | undefined {
  if (cause instanceof z.ZodError) return cause.issues[0]?.message
  return cause instanceof RefusedError ? cause.message : undefined
}

/** Why there is no file; what is neither our question nor its absence may be better later. */
async function refusal(name: FileName, response: Response): Promise<ContentError> {
  if (response.status === 400) {
    const body = errorBody.safeParse(await response.json().catch(() => null))
    const [problem = ''] = Object.values(body.data?.error.fields ?? {})
    return new ContentError('bad-request', name, { cause: new RefusedError(problem) })
  }
  await response.body?.cancel()
  return new ContentError(response.status === 404 ? 'not-found' : 'unavailable', name)
}

async function readBytes(name: FileName, response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maxFileBytes) throw new RangeError('the file is too large')
      chunks.push(chunk)
    }
  } catch (cause) {
    throw new ContentError('unavailable', name, { cause })
  }
  return Buffer.concat(chunks)
}
