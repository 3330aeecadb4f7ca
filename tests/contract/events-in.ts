import nodeIcal from 'node-ical'

/** Days and titles of a calendar as a reader of calendars finds them. */
export function eventsIn(text: string): string[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) => {
    if (event?.type !== 'VEVENT') return []
    const { datetype, start, summary } = event
    const day =
      datetype === 'date'
        ? start.toLocaleDateString('sv')
        : start.toLocaleString('sv', { timeZone: 'Europe/Berlin' })
    return [`${day} ${typeof summary === 'string' ? summary : summary.val}`]
  })
}
