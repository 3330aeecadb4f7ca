import { type OutdoorListe, outdoorArten, poiArten, tourArten } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries } from '../../../wire/call/entries.ts'
import { whereFlag } from '../../../wire/call/flag.ts'
import { outdoorOrtOf, outdoorTourOf } from '../serialise/outdoor.ts'
import { detailsOnly, whereTour } from './touren.ts'

const row = z.object({ art: z.enum(outdoorArten) })

const statement = (table: 'pois' | 'touren') =>
  `select distinct art::text as art from ${table}
     where _status = 'published' and deleted_at is null and art is not null`

/** The kinds of which there is any, in the order of the contract: no choice leads to nothing. */
async function kindsIn(payload: Payload, table: 'pois' | 'touren'): Promise<OutdoorListe['arten']> {
  const name = `outdoor-kinds-${table}`
  const rows = await select(payload, { name, text: statement(table), row })
  const found = new Set(rows.map(({ art }) => art))
  return outdoorArten.filter((art) => found.has(art))
}

const ascending = (field: string) => ({ field, descending: false })

/** What the outdoor map shows (spec 2.2): tours, or points of interest. */
export const outdoor: Call<'outdoor'> = async ({ payload, params }) => {
  const { barrierefrei, contentType } = params
  const kinds: readonly string[] = contentType === 'poi' ? poiArten : tourArten
  // A kind of the other list, which an old link may name, limits nothing.
  const art = params.art !== undefined && kinds.includes(params.art) ? params.art : undefined
  if (contentType === 'poi') {
    const [{ answer, tags }, arten] = await Promise.all([
      listEntries({
        payload,
        params: { ...params, order: [ascending('titel')] },
        type: 'pois',
        serialise: outdoorOrtOf,
        where: [
          ...(art === undefined ? [] : [{ art: { equals: art } }]),
          ...whereFlag('barrierefrei', barrierefrei),
        ],
        omit: ['text', 'seo'],
      }),
      kindsIn(payload, 'pois'),
    ])
    return { answer: { ...answer, contentType, arten }, tags }
  }
  const [{ answer, tags }, arten] = await Promise.all([
    listEntries({
      payload,
      params: { ...params, order: [ascending('sortierung'), ascending('titel')] },
      type: 'touren',
      serialise: outdoorTourOf,
      where: whereTour({ ...params, art }),
      omit: detailsOnly,
    }),
    kindsIn(payload, 'touren'),
  ])
  return { answer: { ...answer, contentType, arten }, tags }
}
