import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../platform/database/index.ts'
import { currentDoor } from '../lanes/index.ts'

const row = z.object({ id: z.int() })
const newest = 'select coalesce(max(id), 0)::int as id from content_changes'
const ofAll = { name: 'newest-change', text: newest, row }
const ofSome = { name: 'newest-change-of', text: `${newest} where tags && $1::text[]`, row }

async function readNewest(payload: Payload, tags?: readonly string[]): Promise<number> {
  const found = await (tags ? select(payload, ofSome, [tags]) : select(payload, ofAll))
  return found[0]?.id ?? 0
}

/** What is being asked at this moment. */
const asking = new WeakMap<Payload, Map<string, Promise<number>>>()

/**
 * The number of the newest change, of anything or of what some tags name: what was made since then
 * still holds. Changes are numbered as they commit (decision 0005), so none is missed. Who asks in
 * the same moment for the same shares one statement.
 */
export function newestChange(payload: Payload, tags?: readonly string[]): Promise<number> {
  const all = asking.get(payload) ?? new Map<string, Promise<number>>()
  asking.set(payload, all)
  const key = `${currentDoor()} ${tags?.join() ?? 'anything'}`
  const asked = all.get(key) ?? readNewest(payload, tags)
  all.set(key, asked)
  // Whoever asks later may know of a change that this statement has not seen.
  queueMicrotask(() => all.delete(key))
  return asked
}

type Kept<Made> = { change: number; made: Promise<Made> }

/**
 * Something that takes long to make and is kept in memory until anything changes, or what some tags
 * name; one for each `about`, such as a language.
 */
export function keptUntilChange<Made, About extends string = string>(
  make: (payload: Payload, about: About) => Promise<Made>,
  tags?: readonly string[],
): (payload: Payload, about: About) => Promise<Made> {
  const kept = new WeakMap<Payload, Map<About, Kept<Made>>>()
  return async (payload, about) => {
    const change = await newestChange(payload, tags)
    const all = kept.get(payload) ?? new Map<About, Kept<Made>>()
    kept.set(payload, all)
    const before = all.get(about)
    if (before?.change === change) return before.made
    const now = { change, made: make(payload, about) }
    all.set(about, now)
    // What could not be read is read again.
    now.made.catch(() => all.get(about) === now && all.delete(about))
    return now.made
  }
}
