import { Values } from '../../../wire/read/values.ts'
import { sightOf } from '../read/visible.ts'
import { everybody } from '../serialise/found.ts'

/** What everybody sees: the conditions of every other public answer of the council. */
const sight = sightOf(everybody, new Values())

/** SQL that is true of a meeting `s`, its item `p` or a paper `v` that is for everybody. */
export const openMeeting = `(s._status = 'published' and ${sight.meeting})`
export const openItem = `(${openMeeting} and ${sight.item})`
export const openPaper = `(v._status = 'published' and ${sight.paper})`

/** SQL that is true of a file `d` that is for everybody where something names it that is. */
export const tickedFile = `(d.oeffentlich and d.bereich = 'rat' and d.deleted_at is null
  and d.filename is not null)`

/** SQL that is true of a seat `m` of a member `r` that has begun: nobody is told of one before. */
export const openSeat = `(r._status = 'published' and coalesce(m.von::date, r.seit::date, '-infinity')
  <= (now() at time zone 'Europe/Berlin')::date)`

/** SQL of ids of objects. */
export const organizationId = `'organization/' || g.nummer::int`
export const personId = `'person/' || r.nummer::int`
export const membershipId = `'membership/' || left(md5(m.id), 16)`
export const meetingId = `'meeting/' || s.nummer::int`
export const itemId = `'agendaitem/' || p.nummer`
export const paperId = `'paper/' || v.nummer::int`
export const consultationId = `'consultation/' || v.nummer::int || '-' || p.nummer`
export const fileId = `'file/' || d.nummer::int`
export const locationId = `'location/' || s.nummer::int`

/** SQL of a day, which is stored as noon UTC. */
export const day = (at: string) => `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`

/** SQL of an instant that does not depend on who asks. */
export const instant = (at: string) =>
  `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** SQL of a list; null where it is empty, so that the property is left out. */
export const listOf = (select: string) => `(select nullif(array(${select}), '{}'))`

/** SQL of a text; null where it says nothing. */
export const text = (column: string) => `nullif(trim(${column}), '')`

/** SQL that limits a source to some documents, whose ids stand in its column. */
export type Limit = (column: string) => string

/** SQL of objects of one type: `id`, `typ`, `quelle` (its document), `gremium`, `inhalt`. */
export function source(
  head: { id: string; typ: string; quelle: string; gremium?: string },
  properties: Readonly<Record<string, string>>,
  rest: string,
): string {
  const pairs = Object.entries(properties).map(([name, value]) => `'${name}', ${value}`)
  return `
  select ${head.id} as id, '${head.typ}' as typ, ${head.quelle} as quelle,
    ${head.gremium ?? 'null::text'} as gremium,
    jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')})) as inhalt
  ${rest}`
}
