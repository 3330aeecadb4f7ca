import { z } from 'zod'
import { daysLater } from '../../../platform/time/days.ts'

/** From the first to the last day, both included, in the town's time. */
export type Zeitraum = { von: string; bis: string }

/** Days that the database knows as well. */
const day = z.iso.date().refine((text) => text >= '1900-01-01')
const asked = z.object({ von: day, bis: day })

/** What a call asks for, or in words why that is no period. */
export function readZeitraum(
  query: unknown,
): { zeitraum: Zeitraum; problem: null } | { zeitraum: null; problem: string } {
  const { data } = asked.safeParse(query)
  if (data === undefined)
    return { zeitraum: null, problem: 'Bitte geben Sie den ersten und den letzten Tag an.' }
  if (data.bis < data.von)
    return {
      zeitraum: null,
      problem: 'Der letzte Tag liegt vor dem ersten. Bitte tauschen Sie sie.',
    }
  return { zeitraum: data, problem: null }
}

/** The month before the one of a day: what the treasury usually wants. */
export function monthBefore(day: string): Zeitraum {
  const bis = daysLater(`${day.slice(0, 7)}-01`, -1)
  return { von: `${bis.slice(0, 7)}-01`, bis }
}
