import { oeffnungszeitTypen, tagestypen } from '@kurstadt/contract'
import { isOpenAt } from '@kurstadt/contract/open-at'
import type { Payload } from 'payload'
import { z } from 'zod'
import { localDateTime } from '../../../platform/time/berlin.ts'
import { newestChange } from '../../../wire/read/newest-change.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { oeffnungszeitenOf } from '../../../wire/serialise/oeffnungszeiten.ts'
import { directoryTags } from './directory-tags.ts'

/** Entries that are open, and the local time (`HH:mm`) at which they are. */
type OpenEntries = { um: string; ids: readonly string[] }

const week = z
  .array(z.object({ tagestyp: z.enum(tagestypen), beginn: z.string(), ende: z.string() }))
  .nullish()
const day = z.string().nullish()
const hours = z.object({
  blockType: z.literal('oeffnungszeit'),
  typ: z.enum(oeffnungszeitTypen),
  regulaereZeiten: week,
  abweichendeZeiten: z.array(z.object({ beginn: z.string(), ende: z.string() })).nullish(),
  saisons: z
    .array(
      z.object({
        gueltig_von: day,
        gueltig_bis: day,
        jaehrlich: z.boolean().nullish(),
        regulaereZeiten: week,
      }),
    )
    .nullish(),
})
const withHours = {
  typ: 'brancheneintraege',
  name: 'businesses-hours',
  text: `select id::text as id, nummer::int as nummer, oeffnungszeiten_strukturiert as zeiten
    from brancheneintraege where _status = 'published'
      and oeffnungszeiten_strukturiert @> '[{"typ": "ALLGEMEINE_OEFFNUNGSZEIT"}]'`,
  row: z.object({ id: z.string(), zeiten: z.array(hours) }),
}

/** What was open in the minute of the last question; any change of the content makes it anew. */
const known = new WeakMap<Payload, OpenEntries & { stand: string }>()

async function findOpen(payload: Payload, now: string): Promise<string[]> {
  const rows = await selectRows(payload, withHours)
  return rows.flatMap(({ id, zeiten }) => {
    // What the card of an entry says: its door, not its telephone.
    const door = zeiten.find(({ typ }) => typ === 'ALLGEMEINE_OEFFNUNGSZEIT')
    const [read] = oeffnungszeitenOf(door ? [door] : [], now.slice(0, 10))
    return read && isOpenAt(read, now) ? [id] : []
  })
}

/** Entries of which it is certain that they are open now; read anew once a minute at most. */
export async function openEntries(payload: Payload, instant = new Date()): Promise<OpenEntries> {
  const now = localDateTime(instant)
  const stand = `${now} ${await newestChange(payload, directoryTags)}`
  const before = known.get(payload)
  if (before?.stand === stand) return before
  const found = { um: now.slice(11), ids: await findOpen(payload, now), stand }
  known.set(payload, found)
  return found
}
