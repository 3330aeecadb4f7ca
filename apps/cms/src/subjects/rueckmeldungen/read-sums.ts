import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../platform/database/index.ts'

/** Days that count, and pages that are shown: those that have helped least first. */
const counted = { days: 90, pages: 15 }

const row = z.object({
  pfad: z.string(),
  seite: z.string().nullable(),
  ja: z.number(),
  nein: z.number(),
  saetze: z.number(),
})

/** What was said of one page. */
export type FeedbackSum = z.output<typeof row>

const text = `
  select pfad, (array_agg(seite_id order by created_at desc))[1]::text as seite,
    count(*) filter (where geholfen)::int as ja,
    count(*) filter (where not geholfen)::int as nein,
    count(satz)::int as saetze
  from rueckmeldungen
  where zustaendig::text = any($1::text[]) and created_at > now() - $2::int * interval '1 day'
  group by pfad order by nein desc, ja desc, pfad limit $3`

/** Pages of these parts of the site that people have judged of late, those that helped least first. */
export function readFeedbackSums(
  payload: Payload,
  parts: readonly string[],
): Promise<FeedbackSum[]> {
  const asked = { name: 'feedback-sums', text, row }
  return select(payload, asked, [parts, counted.days, counted.pages])
}
