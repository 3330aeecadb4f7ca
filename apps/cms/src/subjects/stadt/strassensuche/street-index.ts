import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { indexStreets, type StreetIndex } from './search-streets.ts'

const everything = {
  name: 'street-index',
  text: `
    select s.nummer::int as nummer, s.name, nullif(trim(s.hausnummern), '') as hausnummern,
      nullif(trim(s.ortsteil), '') as ortsteil, s.bezirk::int as bezirk, coalesce(s.weitere_namen, '') as weitere,
      z.nummer::int as gehoert_zu
    from strassen s left join strassen z on z.id = s.gehoert_zu_id
    where s.deleted_at is null and s.nummer is not null and s.name <> '' order by s.name, s.nummer`,
  row: z.object({
    nummer: z.int(),
    name: z.string(),
    hausnummern: z.string().nullable(),
    ortsteil: z.string().nullable(),
    bezirk: z.int(),
    weitere: z.string(),
    gehoert_zu: z.int().nullable(),
  }),
}

const newest = {
  name: 'newest-change',
  text: 'select coalesce(max(id), 0)::int as id from content_changes',
  row: z.object({ id: z.int() }),
}

const linesOf = (text: string) =>
  text.split(/[\n,;]/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

const kept = new WeakMap<Payload, { change: number; index: StreetIndex }>()

/** The number of the newest change: what was read before is right as long as it is the same. */
export async function newestChange(payload: Payload): Promise<number> {
  const [{ id } = { id: 0 }] = await select(payload, newest)
  return id
}

/** All streets ready to be searched, from memory as long as nothing was changed. */
export async function streetIndex(payload: Payload): Promise<StreetIndex> {
  const change = await newestChange(payload)
  const known = kept.get(payload)
  if (known?.change === change) return known.index
  const rows = await select(payload, everything)
  const index = indexStreets(
    rows.map(({ weitere, gehoert_zu: gehoertZu, ...street }) => ({
      ...street,
      weitere: linesOf(weitere),
      gehoertZu,
    })),
  )
  kept.set(payload, { change, index })
  return index
}
