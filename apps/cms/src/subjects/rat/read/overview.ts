import type { Payload } from 'payload'
import { z } from 'zod'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { holdsToday } from './reader.ts'

const inOffice = `r._status = 'published'
  and (r.seit is null or r.seit::date <= (now() at time zone 'Europe/Berlin')::date)
  and (r.bis is null or r.bis::date >= (now() at time zone 'Europe/Berlin')::date)`

const seats = z.object({ id: z.string(), mitglieder: z.int() })

/** How many members of today sit in each committee, by its id. */
export async function countSeats(payload: Payload): Promise<ReadonlyMap<string, number>> {
  const text = `
    select m._parent_id::text as id, count(distinct r.id)::int as mitglieder
    from gremien_mitglieder m join raete r on r.id = m.rat_id and ${inOffice}
    where ${holdsToday('m')} group by m._parent_id`
  const rows = await selectRows(payload, { typ: 'gremien', name: 'seats', text, row: seats })
  return new Map(rows.map(({ id, mitglieder }) => [id, mitglieder]))
}

const faction = z.object({ fraktion: z.string().nullable(), sitze: z.int() })

/** The factions of the council with their seats, the largest first. */
export function readFactions(payload: Payload): Promise<z.output<typeof faction>[]> {
  const text = `
    select fraktion, count(*)::int as sitze
    from (select nullif(trim(r.fraktion), '') as fraktion from raete r where ${inOffice}) as sitting
    group by fraktion order by fraktion is null, sitze desc, fraktion`
  return selectRows(payload, { typ: 'raete', name: 'factions', text, row: faction })
}
