import { calls } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { Calls } from './call.ts'

/** What the configuration keeps for the processes; Payload never sends it to a browser. */
export const customCalls = 'calls'

function areCalls(value: unknown): value is Calls {
  if (typeof value !== 'object' || value === null) return false
  const kept = new Map<string, unknown>(Object.entries(value))
  return Object.keys(calls).every((name) => typeof kept.get(name) === 'function')
}

/**
 * What answers each call. The configuration hands it over (`custom`), so that checks and previews
 * ask what visitors ask without knowing the subjects.
 */
export function callsOf({ config }: Pick<Payload, 'config'>): Calls {
  const kept: unknown = config.custom?.[customCalls]
  if (!areCalls(kept)) throw new Error('The configuration hands over no calls.')
  return kept
}
