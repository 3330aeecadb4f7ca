const zone = 'Europe/Berlin'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant as local date and time in Europe/Berlin: `YYYY-MM-DDTHH:mm`. */
export function localDateTime(instant: string | Date): string {
  const read = Object.fromEntries(
    parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  const { year = '', month = '', day = '', hour = '', minute = '' } = read
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

/** The calendar day in Europe/Berlin at an instant: `YYYY-MM-DD`. */
export function dayAt(instant: string | Date): string {
  return localDateTime(instant).slice(0, 10)
}

/** Today in Europe/Berlin: `YYYY-MM-DD`. */
export function todayInBerlin(): string {
  return dayAt(new Date())
}

const offsets = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })

/** Minutes by which Europe/Berlin is ahead of UTC at an instant. */
function offsetAt(instant: Date): number {
  const name = offsets.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  const match = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name ?? '')
  if (!match) return 0
  const [, sign, hours, minutes] = match
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** Instant of a local time `YYYY-MM-DDTHH:mm` in Europe/Berlin, as ISO text in UTC. */
export function instantInBerlin(local: string): string {
  const asUtc = new Date(`${local}:00Z`)
  const guess = new Date(asUtc.getTime() - offsetAt(asUtc) * 60_000)
  return new Date(asUtc.getTime() - offsetAt(guess) * 60_000).toISOString()
}
