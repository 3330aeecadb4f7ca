import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { env } from '../../../env.ts'
import { daysLater } from '../../../platform/time/days.ts'
import { ApiError } from '../../../wire/errors.ts'
import type { FileMaker, MadeFile } from '../../../wire/file.ts'
import { inLanguage, plainRead, readRefs } from '../../../wire/read/index.ts'
import { dayAt } from '../../../wire/serialise/index.ts'
import { tagOf } from '../../../wire/tags.ts'
import { calendarOf } from '../../veranstaltungen/index.ts'
import { type CalendarMeeting, type MeetingsAsked, readCalendarMeetings } from '../read/calendar.ts'
import { meetingEntry } from './meeting-entry.ts'

const words: Record<Sprache, (committee: string | null, town: string) => string> = {
  de: (committee, town) => `${committee ?? 'Gemeinderat und Ausschüsse'}: Sitzungen in ${town}`,
  en: (committee, town) => `${committee ?? 'Town council'}: meetings in ${town}`,
}

/** Days before today of which a calendar still has the meetings. */
const past = 400

type Asked = MeetingsAsked & { sprache: Sprache; filename: string; tags: string[] }

async function townOf(payload: Payload, sprache: Sprache): Promise<string> {
  const read = { slug: 'einstellungen', ...plainRead } as const
  const { ortsname } = await payload.findGlobal({ ...read, ...inLanguage(sprache) })
  return ortsname ?? ''
}

/** Public meetings as a calendar; whoever asks, it is the same: a calendar program has no session. */
async function made(
  payload: Payload,
  { sprache, filename, tags, ...asked }: Asked,
): Promise<MadeFile & { found: readonly CalendarMeeting[] }> {
  const [found, town, { detailPages: pages }] = await Promise.all([
    readCalendarMeetings(payload, asked),
    townOf(payload, sprache),
    readRefs({ payload, sprache: 'de', type: 'sitzungen', docs: [] }),
  ])
  const committee = asked.gremium === undefined ? null : (found[0]?.gremium ?? null)
  const entries = found.map((one) => meetingEntry(one, { pages, baseUrl: env.WEBSITE_URL }))
  const body = calendarOf(words[sprache](committee, town), entries)
  return { body, filename, found, tags: ['gremien', 'seiten', 'einstellungen', ...tags] }
}

/** The public meetings of the council or of one committee. */
export const sitzungenIcs: FileMaker<'sitzungen.ics'> = async ({ payload, params }) => {
  const { sprache, gremium_id: gremium } = params
  const from = daysLater(dayAt(new Date()), -past)
  const asked = { sprache, gremium, from, filename: 'sitzungen.ics', tags: ['sitzungen'] }
  const { found: _, ...file } = await made(payload, asked)
  return file
}

/** A public meeting; throws `not-found`. */
export const sitzungenIdIcs: FileMaker<'sitzungen/{id}.ics'> = async ({ payload, params, id }) => {
  const tags = [tagOf('sitzungen', id)]
  const asked = { sprache: params.sprache, nummer: id, filename: `sitzung-${id}.ics`, tags }
  const { found, ...file } = await made(payload, asked)
  if (found.length === 0) throw new ApiError('not-found', { tags })
  return file
}
