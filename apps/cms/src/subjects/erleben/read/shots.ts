import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import type { ShotRow } from '../serialise/mediathek.ts'

/** Minutes that one picture of the strip stands for, and how many hours it goes back. */
const strip = { minutes: 30, hours: 24 } as const

const row = z.object({
  webcam: z.uuid(),
  nummer: z.number(),
  zeit: z.date(),
  breite: z.number(),
  hoehe: z.number(),
  quellen: z.array(z.unknown()),
})

const text = `
  select webcam, nummer::int as nummer, zeit, breite, hoehe, quellen from (
    select distinct on (webcam, slot) * from (
      select a.*, floor(extract(epoch from zeit) / (60 * ${strip.minutes})) as slot
      from webcam_aufnahmen a
      where webcam = any($1::uuid[]) and zeit > now() - interval '${strip.hours} hours'
    ) of_day order by webcam, slot, zeit desc
  ) latest
  union all (
    select distinct on (webcam) webcam, nummer::int, zeit, breite, hoehe, quellen
    from webcam_aufnahmen where webcam = any($1::uuid[])
      and not exists (select from webcam_aufnahmen n where n.webcam = webcam_aufnahmen.webcam
        and n.zeit > now() - interval '${strip.hours} hours')
    order by webcam, zeit desc
  )
  order by webcam, zeit desc`

/** Pictures of the last day of some cameras, one for each half hour and the newest first; of a camera that has long been silent its last one. */
export function readShots(payload: Payload, ids: readonly string[]): Promise<ShotRow[]> {
  return select(payload, { name: 'webcam-shots', text, row }, [ids])
}
