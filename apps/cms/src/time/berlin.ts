/** Minutes by which Europe/Berlin is ahead of UTC at an instant. */
function offsetAt(instant: Date): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Berlin',
    timeZoneName: 'longOffset',
  }).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const match = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name)
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
