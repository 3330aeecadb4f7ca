import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { selectRows } from '../../../wire/read/select-rows.ts'
import type { Ancestor } from '../serialise/seite.ts'

const text = `
  with recursive above as (
    select eltern_id as id, 1 as level from seiten where nummer = $1
    union all
    select s.eltern_id, above.level + 1 from above join seiten s on s.id = above.id
    where above.level < 12
  )
  select l.titel, l.pfad, s.nummer::int as nummer
  from above
  join seiten s on s.id = above.id and s._status = 'published'
  join seiten_locales l on l._parent_id = s.id and l._locale = $2::_locales
  where l.titel is not null and l.pfad is not null and l.pfad not like '%*'
  order by above.level desc`

const row = z.object({ titel: z.string(), pfad: z.string(), nummer: z.int() })

/** Published pages above a page, the topmost first, in one query whatever their number. */
export function ancestorsOf(
  payload: Payload,
  sprache: Sprache,
  nummer: number,
): Promise<Ancestor[]> {
  return selectRows(payload, { typ: 'seiten', name: 'ancestors', text, row }, [nummer, sprache])
}
