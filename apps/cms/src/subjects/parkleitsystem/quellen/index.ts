import type { parkquellen } from '@kurstadt/contract'
import type { ParkingEnv } from '@kurstadt/env'
import { fetchFile } from '../../../platform/outgoing/index.ts'
import { readParkApi } from './parkapi.ts'
import type { Reading } from './reading.ts'
import { readRecords } from './records.ts'
import { simulate } from './simulation.ts'

export { type Reading, UnreadableError } from './reading.ts'

/** Somebody who knows how many spaces are taken. */
export type Source = {
  quelle: (typeof parkquellen)[number]
  read: (now: Date) => Promise<Reading[]>
}

/** What a source may take and send (fault F07); a state's whole list has to fit. */
const limits = { maxBytes: 2_000_000, timeout: 3_000 } as const

function asking(url: string, isPrivateAllowed: boolean): () => Promise<Buffer> {
  const { hostname } = new URL(url)
  const accept = 'application/json'
  return () => fetchFile({ url, hosts: [hostname], isPrivateAllowed, accept, ...limits })
}

/** The source that the configuration names; null for none. */
export function sourceOf(env: ParkingEnv): Source | null {
  const { PARKING_SOURCE: kind, PARKING_URL: url, PARKING_SITES: sites } = env
  if (kind === 'simulation')
    return { quelle: 'simulation', read: (now) => Promise.resolve(simulate(now)) }
  if (kind === 'off' || url === undefined) return null
  const ask = asking(url, env.PARKING_PRIVATE)
  return kind === 'records'
    ? { quelle: 'leitsystem', read: async (now) => readRecords(await ask(), now) }
    : { quelle: 'parkapi', read: async () => readParkApi(await ask(), sites) }
}
