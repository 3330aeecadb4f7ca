import { instantInBerlin, localDateTime } from '../../../platform/time/berlin.ts'
import { daysLater } from '../../../platform/time/days.ts'

/** Hours between which a telephone may ring for what is not urgent, by clocks in Berlin. */
const waking = { from: 8, to: 20 } as const

/** The instant at which somebody may be told of what is not urgent: now, or in the morning. */
export function wakingHour(now: Date): string {
  const local = localDateTime(now)
  const [day, hour] = [local.slice(0, 10), Number(local.slice(11, 13))]
  if (hour >= waking.from && hour < waking.to) return now.toISOString()
  const morning = hour < waking.from ? day : daysLater(day, 1)
  return instantInBerlin(`${morning}T0${waking.from}:00`)
}
