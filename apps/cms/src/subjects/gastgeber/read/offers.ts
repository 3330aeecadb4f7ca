import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { keptUntilChange } from '../../../wire/read/newest-change.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { type Offer, offerOf } from '../preise/offer.ts'
import { readHouseNames } from './house-names.ts'

const text = `
  select e.id, e.nummer::int as nummer, e.preis_ab::float8 as preis_ab,
    jsonb_path_query_array(e.preiskategorien, '$[*].hotels[*]') as hotels
  from pauschalen e where e._status = 'published'`

const price = z.number().nullish()

/** A house in a price category with what it costs. */
const hotel = z.object({
  unterkunft: z.string().nullish(),
  preis_ez: price,
  preis_dz: price,
  preis_ferienwohnung_1: price,
  preis_ferienwohnung_2: price,
})

const row = z.object({
  id: z.string(),
  nummer: z.int(),
  preis_ab: price,
  hotels: z
    .array(z.unknown())
    .nullable()
    .transform((all) => (all ?? []).flatMap((one) => hotel.safeParse(one).data ?? [])),
})

/** What public packages cost at least and which houses take part, by the id of the package. */
export type Offers = ReadonlyMap<string, Offer>

/**
 * All of them by two statements and nothing else: Payload walks every field of every house, which
 * takes ten times as long.
 */
async function readOffers(payload: Payload, sprache: Sprache): Promise<Offers> {
  const rows = await selectRows(payload, { typ: 'pauschalen', name: 'offers', text, row }, [])
  const houses = rows.flatMap(({ hotels }) => hotels.map(({ unterkunft }) => unterkunft))
  const named = await readHouseNames(payload, sprache, houses)
  return new Map(
    rows.map(({ id, preis_ab, hotels }) => [
      id,
      offerOf({ preis_ab, preiskategorien: [{ hotels }] }, (house) => named.get(house)),
    ]),
  )
}

/** In memory: sixty packages of 180 houses are some hundred kilobytes, and cost 20 ms to put together. */
export const offersIn = keptUntilChange(readOffers, ['pauschalen', 'unterkuenfte'])
