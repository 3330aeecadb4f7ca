import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Refs } from '../serialise/refs.ts'
import { selectRows } from './select-rows.ts'
import { uuidsOf } from './uuids.ts'

/** Paths of published pages, with `ids` and `sprache` as the places of those values. */
export const pagePathsText = (ids: string, sprache: string) => `
  select distinct on (s.id) s.id, l.pfad, l.titel, s.nummer::int as nummer
  from seiten s join seiten_locales l on l._parent_id = s.id
  where s.id = any(${ids}::uuid[]) and s._status = 'published'
    and l.pfad is not null and l.pfad not like '%*' and l.titel is not null
  order by s.id, (l._locale = ${sprache}::_locales) desc`

export const pagePathRow = z.object({
  id: z.string(),
  pfad: z.string(),
  titel: z.string(),
  nummer: z.int(),
})

const alone = {
  typ: 'seiten',
  name: 'page-paths',
  text: pagePathsText('$1', '$2'),
  row: pagePathRow,
}

/** Paths and titles of the pages that were asked for, by id. */
export function pagePathsOf(
  asked: readonly string[],
  rows: readonly z.output<typeof pagePathRow>[],
): Refs['pfade'] {
  const found = new Map(rows.map(({ id, pfad, titel, nummer }) => [id, { pfad, titel, nummer }]))
  return new Map(asked.map((id) => [id, found.get(id) ?? null]))
}

/** Paths and titles of published pages by id; in German where a page has none in the asked language. */
export async function pagePaths(
  payload: Payload,
  sprache: Sprache,
  ids: Iterable<string>,
): Promise<Refs['pfade']> {
  const asked = uuidsOf(ids)
  if (asked.length === 0) return new Map()
  return pagePathsOf(asked, await selectRows(payload, alone, [asked, sprache]))
}
