import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'

/** Swedes write days and times as ISO 8601 does. */
const inBerlin = (moment: Date) => moment.toLocaleString('sv', { timeZone: 'Europe/Berlin' })

function readByNodeIcal(text: string): string[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) => {
    if (event?.type !== 'VEVENT') return []
    const { datetype, start, summary } = event
    const day = datetype === 'date' ? start.toLocaleDateString('sv') : inBerlin(start)
    return [`${day} ${typeof summary === 'string' ? summary : summary.val}`]
  })
}

function readByTsIcs(text: string): string[] {
  return (convertIcsCalendar(undefined, text).events ?? []).map(({ start, summary }) => {
    const day = start.type === 'DATE' ? start.date.toISOString().slice(0, 10) : inBerlin(start.date)
    return `${day} ${summary}`
  })
}

/** What Thunderbird and Nextcloud read with. */
function readByIcalJs(text: string): string[] {
  const events = ICAL.Component.fromString(text).getAllSubcomponents('vevent')
  return events.map((event) => {
    const { startDate, summary } = new ICAL.Event(event)
    return `${startDate.toString().replace('T', ' ')} ${summary}`
  })
}

/** Days and titles of a calendar; throws where three readers that share no code disagree. */
export function eventsIn(text: string): string[] {
  const read = readByNodeIcal(text)
  for (const other of [readByTsIcs(text), readByIcalJs(text)])
    if (other.join('\n') !== read.join('\n'))
      throw new Error(
        `two readers of calendars disagree:\n${read.join('\n')}\n\n${other.join('\n')}`,
      )
  return read
}
