import { type Sprache, sprachen } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { isFestivalPage } from '../../../wire/read/index.ts'

const text = `
  select s.nummer::int as nummer, e.of_festival and not ${isFestivalPage} as waits,
    (select json_object_agg(o._locale, o.pfad) from seiten_locales o
       where o._parent_id = s.id and o.pfad is not null) as pfade
  from (select exists (select from veranstaltungen v
      where v.nummer = $1 and v.saison is not null) as of_festival) as e, seiten s
    join seiten_locales l on l._parent_id = s.id and l._locale = $2::_locales and l.pfad like '%/*'
  where s._status = 'published' and s.detailseite_fuer = 'veranstaltungen'
    and (e.of_festival or not ${isFestivalPage})
  order by ${isFestivalPage} desc, s.nummer limit 1`

const row = z.object({
  nummer: z.int(),
  waits: z.boolean(),
  pfade: z.partialRecord(z.enum(sprachen), z.string()),
})

/**
 * The page that an event has its one address at: the festival's for its events, where there is one
 * in this language, or else the town's (decision 0078). `waits` says that the festival has none yet.
 */
export async function eventHome(payload: Payload, sprache: Sprache, nummer: number) {
  const asked = { name: 'event-home', text, row }
  const [home] = await select(payload, asked, [nummer, sprache])
  return home ?? null
}
