import { z } from 'zod'
import { parseJson, type Reading, readingOf, UnreadableError } from './reading.ts'

const id = z.union([z.int(), z.string()]).transform(String)

/** What we need of a `parking-site` of ParkAPI v3; the rest is not looked at. */
const site = z.object({
  id,
  original_uid: id.nullish(),
  capacity: z.number().nullish(),
  has_realtime_data: z.boolean().nullish(),
  realtime_capacity: z.number().nullish(),
  realtime_free_capacity: z.number().nullish(),
  realtime_opening_status: z.string().nullish(),
  realtime_data_updated_at: z.iso.datetime({ offset: true }).nullish(),
})

const answer = z.object({ items: z.array(z.unknown()) })

/** ParkAPI says how many are free; it knows no trend, and a closed site has no spaces to offer. */
function readingOfSite(json: unknown, sites: ReadonlyMap<string, number>): Reading[] {
  const { data } = site.safeParse(json)
  if (!data || data.has_realtime_data === false) return []
  const own = sites.get(data.id) ?? sites.get(data.original_uid ?? '')
  const { realtime_free_capacity: free, realtime_data_updated_at: updated } = data
  const gesamt = data.realtime_capacity ?? data.capacity
  if (own === undefined || typeof updated !== 'string') return []
  if (typeof free !== 'number' || typeof gesamt !== 'number') return []
  const isClosed = data.realtime_opening_status === 'CLOSED'
  const geandert = new Date(updated)
  const aktuell = isClosed ? Number.NaN : gesamt - free
  return [readingOf({ id: own, gesamt, aktuell, trend: null, geandert })]
}

/**
 * Reads `parking-sites` of ParkAPI v3 for the sites that are named. Throws `UnreadableError` when
 * nothing can be read.
 */
export function readParkApi(bytes: Uint8Array, sites: ReadonlyMap<string, number>): Reading[] {
  const { data } = answer.safeParse(parseJson(bytes))
  if (!data) throw new UnreadableError('The answer is no list of parking sites.')
  return data.items.flatMap((one) => readingOfSite(one, sites))
}
