import { apiBasePath, type CallName, calls } from '@kurstadt/contract'
import type { z } from 'zod'

/** One page of a list is this long, so that no source has to answer more than it can. */
const perPage = 200
/** Milliseconds that the source gets for one answer. */
const patience = 30_000

/** An answer that cannot be used, and why. */
export class SourceError extends Error {
  override name = 'SourceError'
}

/** Reads a server that honours the contract; nothing of it is trusted before it is parsed. */
export type Source = {
  /** A parsed answer; null for a 404. Throws `SourceError` when it breaks the contract. */
  read: (name: CallName, params?: Params, id?: number) => Promise<unknown>
  /** Numbers of all entries of a list call, in its order. */
  numbers: (name: CallName, params?: Params) => Promise<number[]>
  /** A file of the website that goes with the source. */
  file: (url: string) => Promise<Buffer>
}

type Params = Record<string, string | number>
type Fetch = (url: string) => Promise<Response>

const fetchInTime: Fetch = (url) =>
  fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'error' })

function numbersIn(answer: unknown): { numbers: number[]; total: number } {
  if (typeof answer !== 'object' || answer === null || !('data' in answer && 'anzahl' in answer))
    throw new SourceError('is no list')
  const { data, anzahl } = answer
  const rows: unknown[] = Array.isArray(data) ? data : []
  const numbers = rows.flatMap((row) =>
    typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number'
      ? [row.id]
      : [],
  )
  return { numbers, total: Number(anzahl) }
}

/** Opens the content API at `api`; its pictures and files lie at the website `media`. */
export function openSource(api: string, media: string, get: Fetch = fetchInTime): Source {
  const read: Source['read'] = async (name, params = {}, id) => {
    const place = id === undefined ? name : name.replace('{id}', String(id))
    const query = new URLSearchParams(
      Object.entries(params).map(([key, value]): [string, string] => [key, String(value)]),
    )
    const response = await get(`${api}${apiBasePath}/${place}?${query}`)
    if (response.status === 404) return null
    if (!response.ok) throw new SourceError(`${place}: the source answers ${response.status}`)
    const schema: z.ZodType = calls[name].answer
    const parsed = schema.safeParse(await response.json())
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new SourceError(`${place}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
  }
  const numbers: Source['numbers'] = async (name, params = {}) => {
    const found: number[] = []
    for (let seite = 1; ; seite += 1) {
      const page = numbersIn(await read(name, { ...params, seite, pro_seite: perPage }))
      found.push(...page.numbers)
      if (page.numbers.length === 0 || found.length >= page.total) return [...new Set(found)]
    }
  }
  const file: Source['file'] = async (url) => {
    const response = await get(`${media}${url}`)
    if (!response.ok) throw new SourceError(`${url}: the source answers ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  }
  return { read, numbers, file }
}
