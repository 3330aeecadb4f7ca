import { type Sprache, sprachen } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Relation } from '../../../wire/read/index.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { uuidsOf } from '../../../wire/read/uuids.ts'
import { idOf } from '../../../wire/serialise/values.ts'
import type { Haus } from '../preise/offer.ts'

const text = `
  select e.id, e.nummer::int as nummer, coalesce(nullif(l.titel, ''), de.titel) as titel,
    case when nullif(l.titel, '') is null then 'de' else l._locale::text end as sprache
  from unterkuenfte e
  join unterkuenfte_locales de on de._parent_id = e.id and de._locale = 'de'
  left join unterkuenfte_locales l on l._parent_id = e.id and l._locale = $1::_locales
  where e.id = any($2::uuid[]) and e._status = 'published' and de.titel is not null`

const row = z.object({
  id: z.string(),
  nummer: z.int(),
  titel: z.string(),
  sprache: z.enum(sprachen),
})

/** The public houses among those that are named, by id, in one statement; none when none is named. */
export async function readHouseNames(
  payload: Payload,
  sprache: Sprache,
  relations: readonly Relation[],
): Promise<ReadonlyMap<string, Haus>> {
  const ids = uuidsOf(new Set(relations.flatMap((one) => idOf(one) ?? [])))
  if (ids.length === 0) return new Map()
  const rows = await selectRows(payload, { typ: 'unterkuenfte', name: 'house-names', text, row }, [
    sprache,
    ids,
  ])
  return new Map(rows.map(({ id, nummer, ...named }) => [id, { ...named, id: nummer }]))
}
