import type { Where } from 'payload'
import type { Values } from '../../../wire/read/values.ts'
import type { Reader } from '../serialise/found.ts'

/** Meetings that somebody sees, for Payload. */
export function visibleMeetings({ isMember, committees, meetings }: Reader): Where[] {
  const open: Where = { oeffentlich: { equals: true } }
  if (!isMember) return [open]
  const own: Where = { gremium: { in: [...committees] } }
  const stoodIn: Where = { id: { in: [...meetings] } }
  return [{ or: [open, { leserkreis: { not_equals: 'gremium' } }, own, stoodIn] }]
}

/**
 * SQL that decides for somebody: `s` is a meeting, `p` one of its items, `v` a paper. What is not
 * public of a meeting or a paper is for those whom `internal` and `internalPaper` let in, even where
 * the meeting or the paper itself is for everybody.
 */
export type Sight = Record<'meeting' | 'internal' | 'item' | 'paper' | 'internalPaper', string>

/** SQL of what somebody sees; the places of their values are added to those of a statement. */
export function sightOf({ isMember, committees, meetings }: Reader, values: Values): Sight {
  if (!isMember)
    return {
      meeting: 's.oeffentlich',
      internal: 'false',
      item: 'p.oeffentlich',
      paper: 'v.oeffentlich',
      internalPaper: 'false',
    }
  const own = `${values.add(committees)}::uuid[]`
  const stoodIn = `${values.add(meetings)}::uuid[]`
  const internal = `(s.leserkreis is distinct from 'gremium' or s.gremium_id = any(${own})
    or s.id = any(${stoodIn}))`
  const inOwn = `exists (select from vorlagen_beratungsfolge b
      where b._parent_id = v.id and b.gremium_id = any(${own}))
    or exists (select from sitzungspunkte vp join sitzungen vs on vs.id = vp.sitzung
      where vp.vorlagen @> array[v.id] and (vs.gremium_id = any(${own}) or vs.id = any(${stoodIn})))`
  const internalPaper = `(v.leserkreis is distinct from 'gremium' or ${inOwn})`
  return {
    meeting: `(s.oeffentlich or ${internal})`,
    internal,
    item: `(p.oeffentlich or ${internal})`,
    paper: `(v.oeffentlich or ${internalPaper})`,
    internalPaper,
  }
}
