import {
  type ApiCall,
  apiBasePath,
  type CallName,
  callAddress,
  calls,
  type FileName,
  files,
  resolveAddress,
  resolveCall,
} from '@kurstadt/contract'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { ContentError } from './page.ts'

/** Values of parameters as they go into a query. */
export type CallParams = Readonly<Record<string, string | number | boolean>>

/** A call that is ready to be made; `path` is also its key in every store. */
export type PreparedCall = { name: CallName; path: string }

const prepared = new LRUCache<string, PreparedCall>({ max: 5000 })

/** As `makeCall`, remembering what was prepared before: a page makes the same calls every time. */
export function prepareCall(name: CallName, id: number | null, params: CallParams): PreparedCall {
  const key = JSON.stringify([name, id, params])
  const known = prepared.get(key)
  if (known) return known
  const call = makeCall(name, id, params)
  prepared.set(key, call)
  return call
}

/** A part of the public addresses, the first one under the same key whoever asks. */
export const sitemapCall = (seite: number): PreparedCall =>
  prepareCall('sitemap', null, seite === 1 ? {} : { seite })

/**
 * Turns a registered call into its path below the API's address: parameters the contract does not
 * know are dropped, the rest is sorted so that one question has one key (reliability T26, T27).
 * Throws `ContentError` `bad-request` when a value is wrong.
 */
function makeCall(name: CallName, id: number | null, params: CallParams): PreparedCall {
  return { name, path: pathOf(callAddress(name), calls[name].params, { name, id, params }) }
}

/** The call whose key a path is; null for one that the contract no longer knows. */
export function callOfKey(key: string): PreparedCall | null {
  const { pathname, searchParams } = new URL(key, 'http://localhost')
  const resolved = resolveAddress(pathname)
  if (!resolved) return null
  try {
    const { name, id } = resolved
    const call = prepareCall(name, id, Object.fromEntries(searchParams))
    return call.path === key ? call : null
  } catch (error) {
    if (error instanceof ContentError) return null
    throw error
  }
}

/** The path of a file below the API's address, under the same rules as that of a call. */
export function filePath(name: FileName, id: number | null, params: CallParams): string {
  return pathOf(`${apiBasePath}/${name}`, files[name].params, { name, id, params })
}

type AskedPath = { name: CallName | FileName; id: number | null; params: CallParams }

function pathOf(address: string, schema: z.ZodObject, { name, id, params }: AskedPath): string {
  const known = Object.keys(schema.shape)
  const given = Object.entries(params).filter(([key]) => known.includes(key))
  const checked = schema.safeParse(Object.fromEntries(given))
  if (!checked.success) throw new ContentError('bad-request', name, { cause: checked.error })
  const query = new URLSearchParams(
    given.map(([key, value]): [string, string] => [key, `${value}`]),
  )
  query.sort()
  const place = address.replace(/\{\w+\}/, String(id ?? ''))
  return `${place}${query.size > 0 ? `?${query}` : ''}`
}

/**
 * The visitor's values for the parameters a call passes on: only listed names, first value wins,
 * an empty one counts as absent (reliability T27).
 */
export function visitorParams(
  query: URLSearchParams,
  names: readonly string[],
): Record<string, string> {
  const given = names.flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value === null || value === '' ? [] : [[name, value]]
  })
  return Object.fromEntries(given)
}

/** What a page reads out of its address by itself, by the call that feeds it. */
const ownNames: Partial<Record<CallName, readonly string[]>> = {
  brancheneintraege: ['ort'],
  parken: ['ansicht', 'ort'],
  outdoor: ['ort'],
  'touren/{id}': ['ort'],
  'baugebiete/{id}': ['ort'],
  'veranstaltungen/{id}': ['termin'],
  'galerien/{id}': ['bild', 'seite'],
  pauschalen: ['pauschale', 'hotel'],
  // The page that somebody comes from to report a barrier; the form begins with it.
  barrierefreiheit: ['von'],
  unterkuenfte: ['date_from', 'date_to'],
  'unterkuenfte/{id}': ['date_from', 'date_to'],
}

/** The visitor's parameters that say something on a page with this call. */
export function understoodNames({ name, query }: ApiCall): readonly string[] {
  const call = resolveCall(name)
  return call === null ? query : [...query, ...(ownNames[call.name] ?? [])]
}

/** What a visitor gave to a call: what the contract lets through, and the names of the rest. */
export type Understood = { params: Record<string, string>; ignoredParams: string[] }

/** Takes away the values that the contract refuses, so that one of them never costs the page. */
export function understood(name: CallName, given: Readonly<Record<string, string>>): Understood {
  // Nearly every call of a page: nothing was given that could be wrong.
  if (Object.keys(given).length === 0) return { params: {}, ignoredParams: [] }
  const wrong = calls[name].params.safeParse(given).error?.issues ?? []
  const refused = new Set(wrong.map(({ path }) => path[0]))
  const entries = Object.entries(given)
  return {
    params: Object.fromEntries(entries.filter(([key]) => !refused.has(key))),
    ignoredParams: Object.keys(given).filter((key) => refused.has(key)),
  }
}
