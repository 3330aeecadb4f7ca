import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import type { Sessions } from '../../../wire/session.ts'
import { everybody, type Reader } from '../serialise/found.ts'

/** SQL that holds for rows whose `von` and `bis` include today in Europe/Berlin. */
export const holdsToday = (row: string) => `
  (${row}.von is null or ${row}.von::date <= (now() at time zone 'Europe/Berlin')::date)
  and (${row}.bis is null or ${row}.bis::date >= (now() at time zone 'Europe/Berlin')::date)`

const text = `
  select array(select distinct g.id::text from gremien g
    join gremien_mitglieder m on m._parent_id = g.id
    join raete r on r.id = m.rat_id
    where g._status = 'published' and r.nummer = $1 and ${holdsToday('m')}) as gremien`

const row = z.object({ gremien: z.array(z.string()) })

/**
 * Who reads, from the session alone. It is looked up with each request: whoever leaves a committee
 * sees nothing of it from the next one on.
 */
export async function readReader(
  payload: Payload,
  { rat }: Pick<Sessions, 'rat'>,
): Promise<Reader> {
  if (rat === null) return everybody
  const [found] = await select(payload, { name: 'council-reader', text, row }, [rat.nummer])
  return { isMember: true, committees: found?.gremien ?? [] }
}
