import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { env } from '../../../env.ts'
import type { VeranstaltungDoc } from '../../../payload-types.ts'
import { onlyOne } from '../../../wire/call/call.ts'
import { ApiError } from '../../../wire/errors.ts'
import type { FileMaker } from '../../../wire/file.ts'
import {
  inLanguage,
  plainRead,
  published,
  readRefs,
  readRelated,
  unordered,
} from '../../../wire/read/index.ts'
import { dayAt } from '../../../wire/serialise/index.ts'
import { eachSound } from '../../../wire/sound/index.ts'
import { embeddedTags, eventPageTags, tagOf } from '../../../wire/tags.ts'
import { relatedToEvents } from '../calls/veranstaltungen.ts'
import { calendarOf } from '../kalender/index.ts'
import { findOccurrences } from '../read/occurrences.ts'
import { entriesOf } from './event-entries.ts'
import { words } from './words.ts'

/** More events than a town has in a year; the calendar of a list ends there. */
const mostEvents = 2_000

async function townOf(payload: Payload, sprache: Sprache): Promise<string> {
  const read = { slug: 'einstellungen', ...plainRead } as const
  const { ortsname } = await payload.findGlobal({ ...read, ...inLanguage(sprache) })
  return ortsname ?? ''
}

async function madeOf(payload: Payload, sprache: Sprache, docs: readonly VeranstaltungDoc[]) {
  const [related, town] = await Promise.all([
    relatedToEvents(payload, sprache, docs),
    townOf(payload, sprache),
  ])
  const refs = await readRefs({ payload, sprache, type: 'veranstaltungen', docs, related })
  const asked = { refs, today: dayAt(new Date()), baseUrl: env.WEBSITE_URL }
  const { entries } = eachSound('veranstaltungen', docs, (doc) => entriesOf(doc, asked))
  const tags = [...embeddedTags(refs), ...eventPageTags(refs, docs), 'einstellungen']
  const body = calendarOf(words[sprache].calendar(town), entries)
  return { body, count: entries.length, tags }
}

/** The events of a list as a calendar to subscribe to; each stands there once, with all its days. */
export const veranstaltungenIcs: FileMaker<'veranstaltungen.ics'> = async ({ payload, params }) => {
  const { sprache } = params
  const order = [{ field: 'datum_von' as const, descending: false }]
  const list = {
    ...params,
    order,
    zusammengefasst: true,
    auswahl: false,
    seite: 1,
    pro_seite: mostEvents,
  }
  const { rows } = await findOccurrences(payload, list, dayAt(new Date()))
  const ids = rows.map(({ veranstaltung }) => veranstaltung)
  const events = await readRelated(payload, sprache, 'veranstaltungen', ids)
  const docs = ids.flatMap((id) => events.get(id) ?? [])
  const { body, tags } = await madeOf(payload, sprache, docs)
  return { body, filename: 'veranstaltungen.ics', tags: ['veranstaltungen', ...tags] }
}

/** An event with all its days as a calendar; throws `not-found`. */
export const veranstaltungenIdIcs: FileMaker<'veranstaltungen/{id}.ics'> = async (input) => {
  const { payload, params, id } = input
  const { docs } = await payload.find({
    collection: 'veranstaltungen',
    where: { and: [published, { nummer: { equals: id } }] },
    limit: 1,
    pagination: false,
    ...unordered,
    ...plainRead,
    ...inLanguage(params.sprache),
  })
  const doc = onlyOne(docs, 'veranstaltungen', id)
  const { body, count, tags } = await madeOf(payload, params.sprache, [doc])
  const own = tagOf('veranstaltungen', id)
  if (count === 0) throw new ApiError('not-found', { tags: [own, ...tags] })
  return { body, filename: `veranstaltung-${id}.ics`, tags: [own, ...tags] }
}
