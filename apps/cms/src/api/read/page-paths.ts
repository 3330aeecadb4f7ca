import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../database/index.ts'
import type { Refs } from '../serialise/index.ts'
import { uuidsOf } from './uuids.ts'

const text = `
  select distinct on (s.id) s.id, l.pfad, l.titel, s.nummer::int as nummer
  from seiten s join seiten_locales l on l._parent_id = s.id
  where s.id = any($1::uuid[]) and s._status = 'published'
    and l.pfad is not null and l.pfad not like '%*' and l.titel is not null
  order by s.id, (l._locale = $2::_locales) desc`

const row = z.object({ id: z.string(), pfad: z.string(), titel: z.string(), nummer: z.int() })

/** Paths and titles of published pages by id; in German where a page has none in the asked language. */
export async function pagePaths(
  payload: Payload,
  sprache: Sprache,
  ids: Iterable<string>,
): Promise<Refs['pfade']> {
  const asked = uuidsOf(ids)
  if (asked.length === 0) return new Map()
  const rows = await select(payload, { name: 'page-paths', text, row }, [asked, sprache])
  return new Map(rows.map(({ id, pfad, titel, nummer }) => [id, { pfad, titel, nummer }]))
}
