import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Relation } from '../../../wire/read/related-query.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { uuidsOf } from '../../../wire/read/uuids.ts'
import { idOf, type Named } from '../../../wire/serialise/index.ts'

const text = `
  select k.id, k.nummer::int as nummer, k.art,
    coalesce(nullif(l.rubrik, ''), de.rubrik, '') as rubrik
  from rubriken k
  left join rubriken_locales de on de._parent_id = k.id and de._locale = 'de'
  left join rubriken_locales l on l._parent_id = k.id and l._locale = $2::_locales
  where k.id = any($1::uuid[]) and k.deleted_at is null`

const row = z.object({
  id: z.string(),
  nummer: z.int().nullable(),
  art: z.enum(['veranstaltungen', 'branchen', 'shop']),
  rubrik: z.string(),
})

/**
 * Categories by id, in German where they have no name in the asked language. They are three fields
 * that every event and every business brings along; Payload takes four times as long.
 */
export async function readCategories(
  payload: Payload,
  sprache: Sprache,
  relations: readonly Relation[],
): Promise<ReadonlyMap<string, Named<'rubriken'>>> {
  const ids = uuidsOf(new Set(relations.flatMap((one) => idOf(one) ?? [])))
  if (ids.length === 0) return new Map()
  const rows = await selectRows(payload, { typ: 'rubriken', name: 'categories', text, row }, [
    ids,
    sprache,
  ])
  return new Map(rows.map((one) => [one.id, one]))
}
