/** Local time in Europe/Berlin as `YYYY-MM-DDTHH:mm`; strings of this form sort by time. */
export type BerlinTime = string

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The minute that was asked for last: a page asks for the same one many times. */
let last = { minute: Number.NaN, time: '' }

/** What clocks in Europe/Berlin show at an instant, wherever the visitor is. */
export function berlinTime(instant: Date): BerlinTime {
  const minute = Math.floor(instant.getTime() / 60_000)
  if (minute !== last.minute) last = { minute, time: format(instant) }
  return last.time
}

function format(instant: Date): BerlinTime {
  const found = Object.fromEntries(parts.formatToParts(instant).map((p) => [p.type, p.value]))
  return `${found.year}-${found.month}-${found.day}T${found.hour}:${found.minute}`
}

/** Moves a local time by whole days; the clock time stays. */
export function addDays(time: BerlinTime, days: number): BerlinTime {
  const day = new Date(`${time.slice(0, 10)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10) + time.slice(10)
}

/** Day of the week of a local time: 0 is Monday. */
export const weekdayOf = (time: BerlinTime): number =>
  (new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7
