import type { Payload } from 'payload'
import { z } from 'zod'
import type { Sessions } from '../session.ts'
import { select } from './sql.ts'

const text = `
  select s.id from sitzungen s
  where s._status = 'published' and (s.oeffentlich or $2)
    and exists (
      select from jsonb_array_elements(s.tagesordnung) as item,
        jsonb_array_elements_text(coalesce(nullif(item -> 'vorlagen', 'null'), '[]')) as paper
      where paper = any($1) and ((item ->> 'oeffentlich')::boolean or $2)
    )`

const row = z.object({ id: z.string() })

/** Ids of the meetings that somebody sees a paper with one of these ids on the agenda of. */
export async function paperMeetings(
  payload: Payload,
  papers: readonly string[],
  { rat }: Pick<Sessions, 'rat'>,
): Promise<string[]> {
  if (papers.length === 0) return []
  const rows = await select(payload, { name: 'paper-meetings', text, row }, [papers, rat !== null])
  return rows.map(({ id }) => id)
}
