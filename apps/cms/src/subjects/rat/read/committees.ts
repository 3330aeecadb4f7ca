import type { Payload } from 'payload'
import { z } from 'zod'
import type { GremiumDoc } from '../../../payload-types.ts'
import { plainRead, published } from '../../../wire/read/published.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'
import type { FoundCommittee } from '../serialise/found.ts'

/** All committees by id, in the editors' order; there are few, and every member needs most of them. */
export async function readCommittees(payload: Payload): Promise<ReadonlyMap<string, GremiumDoc>> {
  const { docs } = await payload.find({
    collection: 'gremien',
    where: published,
    sort: ['sortierung', 'titel'],
    pagination: false,
    ...plainRead,
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

const committee = z.object({
  id: z.string(),
  nummer: z.int(),
  titel: z.string(),
  kuerzel: z.string(),
})

const text = `select id, nummer::int as nummer, titel, kuerzel from gremien
  where _status = 'published' order by sortierung, titel, nummer`

/** All committees by id, as others name them, in the editors' order. */
export async function readCommitteeRefs(
  payload: Payload,
): Promise<ReadonlyMap<string, FoundCommittee>> {
  const statement = { typ: 'gremien', name: 'committee-refs', text, row: committee }
  const rows = await selectRows(payload, statement, [])
  return new Map(rows.map((row) => [row.id, row]))
}
