import { parkplatzEintraege } from '@kurstadt/contract'
import { z } from 'zod'
import { instantInBerlin, localDateTime } from '../../../platform/time/berlin.ts'
import { parseJson, type Reading, readingOf, UnreadableError } from './reading.ts'

/** A number, or the digits of one: older systems write them as text. */
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*-?\d{1,9}\s*$/)
    .transform(Number),
])

const local = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::([0-5]\d)(?:\.\d+)?)?$/

const hour = 3_600_000

/** When clocks in Berlin showed a time; of an hour that comes twice, the one that is not ahead. */
function shownAt(time: string, now: Date): number {
  const last = Date.parse(instantInBerlin(time))
  const isTwice = localDateTime(new Date(last - hour)) === time
  return isTwice && last > now.getTime() ? last - hour : last
}

/** An instant; without a zone it is what clocks in Europe/Berlin show. */
const momentAt = (now: Date) =>
  z.string().transform((text, context): Date => {
    const [, day, clock, seconds = '0'] = local.exec(text.trim()) ?? []
    const iso = z.iso.datetime({ offset: true }).safeParse(text.trim())
    if (day !== undefined && z.iso.date().safeParse(day).success) {
      const asUtc = new Date(`${day}T${clock}:00Z`)
      if (!Number.isNaN(asUtc.getTime()))
        return new Date(shownAt(`${day}T${clock}`, now) + Number(seconds) * 1_000)
    }
    if (iso.success) return new Date(iso.data)
    context.addIssue('This is no moment.')
    return z.NEVER
  })

const recordAt = (now: Date) =>
  z
    .object({
      ID: number.refine((id) => id in parkplatzEintraege),
      Gesamt: number,
      Aktuell: number,
      Trend: number.nullish(),
      geandert: momentAt(now),
    })
    .transform(({ ID, Gesamt, Aktuell, Trend, geandert }) =>
      readingOf({ id: ID, gesamt: Gesamt, aktuell: Aktuell, trend: Trend ?? null, geandert }),
    )

/**
 * Reads what was answered at `now` in the shape of spec 3. A record that lacks something is left out, as one of a car
 * park that nobody knows is; the others count. Throws `UnreadableError` when nothing can be read.
 */
export function readRecords(bytes: Uint8Array, now: Date): Reading[] {
  const json = parseJson(bytes)
  const record = recordAt(now)
  if (!Array.isArray(json)) throw new UnreadableError('The answer is no list of records.')
  return json.flatMap((one) => record.safeParse(one).data ?? [])
}
