import type { Payload } from 'payload'
import { select } from '../../../platform/database/index.ts'
import { type FoundOccurrence, occurrenceColumns, occurrenceRow } from './occurrences.ts'

/**
 * Days are walked in their order until these are found: `looked` is far more than `shown`, because a
 * weekly series stands there again and again.
 */
const [looked, shown] = [60, 3]

/**
 * The categories of a draft are given, those of what is public stand with its days. Without any,
 * nothing is looked at.
 */
const text = `
  with own as materialized (
    select coalesce($2::uuid[], (
      select o.rubriken from veranstaltungen e join veranstaltung_termine o on o.veranstaltung = e.id
      where e.nummer = $1 limit 1), '{}') as rubriken
  )
  select ${occurrenceColumns} from veranstaltung_termine t
  where (select cardinality(rubriken) from own) > 0 and t.rubriken && (select rubriken from own)
    and t.datum_bis >= $3::date and t.nummer <> $1 and t.status <> 'abgesagt'
  order by t.datum_bis, t.datum_von, t.zeit_von, t.nummer limit ${looked}`

/**
 * The next public events that share a category with one, each at its next occurrence that takes
 * place: with a public event's own categories where none are given. `today` is a day in
 * Europe/Berlin.
 */
export async function similarEvents(
  payload: Payload,
  { nummer, rubriken }: { nummer: number; rubriken: readonly string[] | null },
  today: string,
): Promise<FoundOccurrence[]> {
  const asked = { name: 'similar-events', text, row: occurrenceRow }
  const rows = await select(payload, asked, [nummer, rubriken, today])
  const first = new Map(rows.toReversed().map((row) => [row.veranstaltung, row]))
  const ids = [...new Set(rows.map(({ veranstaltung }) => veranstaltung))]
  return ids.slice(0, shown).flatMap((one) => first.get(one) ?? [])
}
