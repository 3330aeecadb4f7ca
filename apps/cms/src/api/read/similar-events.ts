import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../database/index.ts'

/**
 * Days are walked in their order until these are found: `looked` is far more than `shown`, because a
 * weekly series stands there again and again.
 */
const [looked, shown] = [60, 3]

const text = `
  select t.veranstaltung from veranstaltung_termine t
  where t.datum_bis >= $3::date and t.veranstaltung <> $1 and t.status <> 'abgesagt'
    and t.veranstaltung in (select r.parent_id from veranstaltungen_rels r
      where r.path = 'rubriken' and r.rubriken_id = any($2))
  order by t.datum_bis, t.datum_von, t.zeit_von, t.nummer limit ${looked}`

const row = z.object({ veranstaltung: z.string() })

/** Ids of the next public events that share a category with one; `today` is a day in Europe/Berlin. */
export async function similarEvents(
  payload: Payload,
  { id, rubriken }: { id: string; rubriken: readonly string[] },
  today: string,
): Promise<string[]> {
  if (rubriken.length === 0) return []
  const rows = await select(payload, { name: 'similar-events', text, row }, [id, rubriken, today])
  return [...new Set(rows.map(({ veranstaltung }) => veranstaltung))].slice(0, shown)
}
