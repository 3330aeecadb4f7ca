import { daysLater } from '../../../platform/time/days.ts'
import { endsNextMorning } from '../../../platform/time/next-morning.ts'
import type { Occurrence } from './occurrences.ts'

type Day = Pick<Occurrence, 'datum_von' | 'datum_bis' | 'zeit_von' | 'zeit_bis'>

/**
 * Whether an occurrence has ended at `now`, a day or a local time in Europe/Berlin. One that does not
 * say until when goes on as long as its last day, a night that ends in the morning until then.
 */
export function isOver(day: Day, now: string): boolean {
  const { datum_bis, zeit_bis } = day
  const [today = '', time] = now.split('T')
  const hasEnded = time !== undefined && zeit_bis !== null && zeit_bis <= time
  if (!endsNextMorning(day)) return datum_bis < today || (datum_bis === today && hasEnded)
  const next = daysLater(datum_bis, 1)
  return next < today || (next === today && (time === undefined || hasEnded))
}
