import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { keptUntilChange } from '../../../wire/read/newest-change.ts'
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

const linesOf = (text: string) =>
  text.split(/[\n,;]/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

async function read(payload: Payload): Promise<StreetIndex> {
  const rows = await select(payload, everything)
  return indexStreets(
    rows.map(({ weitere, gehoert_zu: gehoertZu, ...street }) => ({
      ...street,
      weitere: linesOf(weitere),
      gehoertZu,
    })),
  )
}

const kept = keptUntilChange(read)

/** All streets ready to be searched, from memory as long as nothing was changed. */
export const streetIndex = (payload: Payload): Promise<StreetIndex> => kept(payload, 'streets')
