import { detailTypes, type Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../database/index.ts'
import type { Refs } from '../serialise/index.ts'

const text = `
  select s.detailseite_fuer as typ, l.pfad, s.nummer::int as nummer
  from seiten s join seiten_locales l on l._parent_id = s.id
  where s._status = 'published' and s.detailseite_fuer is not null
    and l._locale = $1::_locales and l.pfad like '%/*'
  order by s.nummer desc`

const row = z.object({
  typ: z.enum(detailTypes),
  pfad: z.string(),
  nummer: z.int(),
})

/** Pages that show one entry each, by type, in one language; the oldest wins where there are two. */
export async function detailPages(
  payload: Payload,
  sprache: Sprache,
): Promise<Refs['detailPages']> {
  const rows = await select(payload, { name: 'detail-pages', text, row }, [sprache])
  return Object.fromEntries(
    rows.map(({ typ, pfad, nummer }) => [typ, { list: pfad.slice(0, -1), nummer }]),
  )
}
