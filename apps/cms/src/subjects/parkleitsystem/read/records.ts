import { type Parksatz, parkquellen } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'

const row = z.object({
  quelle: z.enum(parkquellen),
  id: z.number().nullable(),
  gesamt: z.number().nullable(),
  aktuell: z.number().nullable(),
  trend: z.number().nullable(),
  geandert: z.date().nullable(),
})
type Row = z.output<typeof row>

const text = `
  select a.quelle, p.id, p.gesamt, p.aktuell, p.trend, p.geandert
  from parkleitsystem_abruf a
  left join parkleitsystem p on p.quelle = a.quelle and p.aktuell is not null
  order by p.id`

/** What is known of the car parks; `quelle` is null while nobody has been asked. */
export type Parking = { quelle: Row['quelle'] | null; saetze: Parksatz[] }

/** Tag of every answer that has a record in it. */
export const parkingTag = 'parkleitsystem'

function recordOf({ id, gesamt, aktuell, trend, geandert }: Row): Parksatz[] {
  if (id === null || gesamt === null || aktuell === null || geandert === null) return []
  const rest = { Trend: trend ?? 0, geandert: geandert.toISOString() }
  return [{ ID: id, Gesamt: gesamt, Aktuell: aktuell, ...rest }]
}

/** Records of the source that is asked now, as it said them last (spec 3). */
export async function readParking(payload: Payload): Promise<Parking> {
  const rows = await select(payload, { name: 'parking', text, row })
  return { quelle: rows[0]?.quelle ?? null, saetze: rows.flatMap(recordOf) }
}
