import { localDateTime } from '../../../wire/serialise/dates.ts'
import type { Entry, Instance, Point } from '../../veranstaltungen/index.ts'
import type { CalendarMeeting } from '../read/calendar.ts'
import { addressOf, type CouncilPages } from '../serialise/addresses.ts'

function pointOf(instant: Date): Point {
  const [day = '', time = null] = localDateTime(instant).split('T')
  return { day, time }
}

/** An hour after something begins that nobody has said the end of. */
function endOf({ beginn, ende }: CalendarMeeting): Point {
  return pointOf(ende ?? new Date(beginn.getTime() + 3_600_000))
}

/** A meeting as an entry of a calendar: what is public of it, and where to read it. */
export function meetingEntry(
  meeting: CalendarMeeting,
  { pages, baseUrl }: { pages: CouncilPages; baseUrl: string },
): Entry {
  const { id, titel, gremium, beginn, ort, abgesagt, punkte } = meeting
  const address = addressOf('sitzungen', meeting, pages)
  const url = address === null ? null : new URL(address, baseUrl).href
  const start = pointOf(beginn)
  const instance: Instance = {
    summary: abgesagt ? `Abgesagt: ${titel}` : titel,
    description: [...punkte, ...(url === null ? [] : ['', url])].join('\n').trim(),
    location: ort,
    status: abgesagt ? 'CANCELLED' : 'CONFIRMED',
    rule: start,
    start,
    end: endOf(meeting),
  }
  return {
    uid: id,
    created: meeting.angelegt.toISOString(),
    modified: meeting.geaendert.toISOString(),
    url,
    categories: gremium === null ? [] : [gremium],
    recurrence: null,
    usual: instance,
    instances: [instance],
  }
}
