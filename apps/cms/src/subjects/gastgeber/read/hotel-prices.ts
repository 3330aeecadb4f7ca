import type { Payload } from 'payload'
import { z } from 'zod'
import { selectRows } from '../../../wire/read/select-rows.ts'

const text = `
  select e.id, e.nummer::int as nummer,
    jsonb_path_query_array(e.preiskategorien, '$[*].hotels[*]') as hotels
  from pauschalen e where e.id = any($1::uuid[])`

const price = z.number().nullish()

/** A house in a price category with what it costs. */
const hotel = z.object({
  unterkunft: z.string().nullish(),
  preis_ez: price,
  preis_dz: price,
  preis_ferienwohnung_1: price,
  preis_ferienwohnung_2: price,
})
/** A house in a price category with what it costs. */
export type HotelPrices = z.infer<typeof hotel>

const row = z.object({
  id: z.string(),
  nummer: z.int(),
  hotels: z
    .array(z.unknown())
    .nullable()
    .transform((all) => (all ?? []).flatMap((one) => hotel.safeParse(one).data ?? [])),
})

/**
 * The houses of packages with their prices, by the id of the package. In one statement and nothing
 * else of them: Payload walks every field of every house, which takes ten times as long.
 */
export async function readHotelPrices(
  payload: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HotelPrices[]>> {
  if (ids.length === 0) return new Map()
  const query = { typ: 'pauschalen', name: 'hotel-prices', text, row }
  const rows = await selectRows(payload, query, [ids])
  return new Map(rows.map(({ hotels, id }) => [id, hotels]))
}
