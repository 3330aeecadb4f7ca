import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'

const correction = z.object({ id: z.string(), alt: z.string() })

/** Which public notices correct others, by the ids of those, the oldest first. */
export async function readCorrections(
  payload: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map()
  const text = `select id::text, berichtigt_id::text as alt from bekanntmachungen
    where berichtigt_id = any(string_to_array($1, ',')::uuid[]) and _status = 'published'
    order by datum_von, nummer`
  const row = correction
  const rows = await select(payload, { name: 'notice-corrections', text, row }, [ids.join(',')])
  const found = new Map<string, string[]>()
  for (const { alt, id } of rows) found.set(alt, [...(found.get(alt) ?? []), id])
  return found
}
