import { daysLater } from '../../../platform/time/days.ts'
import type { Occurrence } from './occurrences.ts'

type Day = Pick<Occurrence, 'datum_von' | 'datum_bis' | 'zeit_von' | 'zeit_bis'>

/**
 * Whether an occurrence has ended at `now`, a day or a local time in Europe/Berlin. One that does not
 * say until when goes on as long as its last day, a night that ends in the morning until then.
 */
export function isOver({ datum_von, datum_bis, zeit_von, zeit_bis }: Day, now: string): boolean {
  const [today = '', time] = now.split('T')
  const isNight =
    datum_von === datum_bis && zeit_von !== null && zeit_bis !== null && zeit_bis <= zeit_von
  const hasEnded = time !== undefined && zeit_bis !== null && zeit_bis <= time
  if (!isNight) return datum_bis < today || (datum_bis === today && hasEnded)
  const next = daysLater(datum_bis, 1)
  return next < today || (next === today && (time === undefined || hasEnded))
}
