import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'

const statement = {
  name: 'businesses-newest-change',
  text: `select coalesce(max(id), 0)::text as id from content_changes
    where tags && array['brancheneintraege', 'rubriken']`,
  row: z.object({ id: z.string() }),
}

/**
 * The number of the newest change of entries or categories: what was made of them since then still
 * holds. Changes are numbered as they commit (decision 0005), so none is missed.
 */
export async function newestChange(payload: Payload): Promise<string> {
  const [change] = await select(payload, statement)
  return change?.id ?? ''
}

/** Something that is made of all entries, and kept until one of them changes. */
export function keptUntilChange<Made>(make: (payload: Payload, about: string) => Promise<Made>) {
  const kept = new WeakMap<Payload, Map<string, { change: string; made: Promise<Made> }>>()
  return async (payload: Payload, about: string): Promise<Made> => {
    const change = await newestChange(payload)
    const all = kept.get(payload) ?? new Map<string, { change: string; made: Promise<Made> }>()
    kept.set(payload, all)
    const before = all.get(about)
    if (before?.change === change) return before.made
    const made = make(payload, about)
    all.set(about, { change, made })
    // What could not be read is read again.
    made.catch(() => all.delete(about))
    return made
  }
}
