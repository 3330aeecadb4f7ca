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

/** A stored day (noon UTC) as `YYYY-MM-DD`. */
export function storedDay(value: string): string {
  return value.slice(0, 10)
}

/** `2027-06-19` as `19.06.2027` (spec 9, formats). */
export function germanDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date}.${month}.${year}`
}
