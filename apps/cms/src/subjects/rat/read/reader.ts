import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import type { Sessions } from '../../../wire/session.ts'
import { everybody, type Reader } from '../serialise/found.ts'

/** SQL that holds for rows whose `von` and `bis` include today in Europe/Berlin. */
export const holdsToday = (row: string) => `
  (${row}.von is null or ${row}.von::date <= (now() at time zone 'Europe/Berlin')::date)
  and (${row}.bis is null or ${row}.bis::date >= (now() at time zone 'Europe/Berlin')::date)`

const today = "(now() at time zone 'Europe/Berlin')::date"

/** SQL of the meetings in which a member stands in for somebody today, if not until another day. */
const stoodIn = `select distinct s.id::text from sitzungen s
  join sitzungen_teilnahme t on t._parent_id = s.id
  join raete r on r.id = t.vertretung_id
  where s._status = 'published' and r.nummer = $1 and t.anwesenheit <> 'anwesend'
    and (t.vertretung_von is null or t.vertretung_von::date <= ${today})
    and coalesce(t.vertretung_bis::date, (s.beginn at time zone 'Europe/Berlin')::date) >= ${today}`

const text = `
  select array(select distinct g.id::text from gremien g
    join gremien_mitglieder m on m._parent_id = g.id
    join raete r on r.id = m.rat_id
    where g._status = 'published' and r.nummer = $1 and m.funktion <> 'ersatz'
      and ${holdsToday('m')}) as gremien,
    array(${stoodIn}) as sitzungen`

const row = z.object({ gremien: z.array(z.string()), sitzungen: z.array(z.string()) })

/**
 * Who reads, from the session alone. It is looked up with each request: whoever leaves a committee
 * sees nothing of it from the next one on, and so does whoever no longer stands in for somebody.
 */
export async function readReader(
  payload: Payload,
  { rat }: Pick<Sessions, 'rat'>,
): Promise<Reader> {
  if (rat === null) return everybody
  const [found] = await select(payload, { name: 'council-reader', text, row }, [rat.nummer])
  return { isMember: true, committees: found?.gremien ?? [], meetings: found?.sitzungen ?? [] }
}
