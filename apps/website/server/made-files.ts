import type { AskedFile, NoFile } from '../src/content/index.server.ts'
import type { App } from './app-door.ts'
import { given } from './given.ts'
import { lastResort } from './last-resort.ts'
import { oparlRoute } from './oparl.ts'
import { askedProgramme, programmePath, programmeReason } from './programme-address.ts'
import type { Reply } from './reply.ts'
import type { RequestHead } from './request-head.ts'
import { type Asked, type Route, reading } from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { Target } from './target.ts'

const timetablePath = /^\/(de|en)\/fahrplaene\.pdf$/
const collectionsPath = /^\/(de|en)\/abfuhr\/([1-9]\d{0,8})\.(ics|pdf)$/
const calendarPath = /^\/(de|en)\/(veranstaltungen|sitzungen)(?:\/([1-9]\d{0,8}))?\.ics$/

const tourPath = /^\/(de|en)\/touren\/([1-9]\d{0,8})\.(geojson|gpx)$/
const minutesPath = /^\/de\/sitzungen\/([1-9]\d{0,8})\.pdf$/
const noticePath = /^\/de\/bekanntmachungen(?:\/([1-9]\d{0,8})\.(pdf|txt)|\.csv)$/

/** What of public notices an address leads to: the log, or a notice by its number. */
function noticeFileOf(path: string): AskedFile | null {
  const match = noticePath.exec(path)
  if (match === null) return null
  const [, digits, ending] = match
  const params = { sprache: 'de' }
  if (digits === undefined) return { name: 'bekanntmachungen.csv', id: null, params }
  const name = ending === 'pdf' ? 'bekanntmachungen/{id}.pdf' : 'bekanntmachungen/{id}.txt'
  return { name, id: Number(digits), params }
}

/** The way of a tour that an address leads to, as a file. */
function tourFileOf(path: string): AskedFile | null {
  const [, sprache, digits, ending] = tourPath.exec(path) ?? []
  if (sprache === undefined) return null
  const name = ending === 'gpx' ? 'touren/{id}.gpx' : 'touren/{id}.geojson'
  return { name, id: Number(digits), params: { sprache } }
}

/** The file that an address leads to, or null when it leads to none. */
export function madeFileOf({ path, query }: Target): AskedFile | 'unknown' | null {
  if (path === programmePath) return askedProgramme(given(query))
  const [, timetable] = timetablePath.exec(path) ?? []
  if (timetable !== undefined)
    return { name: 'fahrplaene.pdf', id: null, params: { sprache: timetable } }
  const [, spoken, street, kind] = collectionsPath.exec(path) ?? []
  if (spoken !== undefined)
    return {
      name: kind === 'pdf' ? 'abfuhr/{id}.pdf' : 'abfuhr/{id}.ics',
      id: Number(street),
      params: { ...given(query), sprache: spoken },
    }
  const found = noticeFileOf(path) ?? tourFileOf(path)
  if (found !== null) return found
  const [, meeting] = minutesPath.exec(path) ?? []
  if (meeting !== undefined)
    return { name: 'sitzungen/{id}.pdf', id: Number(meeting), params: { sprache: 'de' } }
  const match = calendarPath.exec(path)
  if (match === null) return null
  const [, sprache = 'de', typ, digits] = match
  const name = typ === 'sitzungen' ? 'sitzungen' : 'veranstaltungen'
  if (digits === undefined)
    return { name: `${name}.ics`, id: null, params: { ...given(query), sprache } }
  return { name: `${name}/{id}.ics`, id: Number(digits), params: { sprache } }
}

const statuses = { 'bad-request': 400, 'not-found': 404, unavailable: 503 } as const

type FilesOf = { content: Pick<App['content'], 'findFile'>; security: SecurityHeaders }

/** Answers with a file; its parameters are those of the contract and no others. */
export async function madeFileReply(
  asked: AskedFile | 'unknown',
  head: RequestHead,
  { content, security }: FilesOf,
): Promise<Reply> {
  if (asked === 'unknown')
    return lastResort(400, '/', security, {}, { reason: programmeReason(undefined) })
  const file = await content.findFile(asked)
  if ('code' in file) return failed(asked, file, security)
  const headers = {
    ...security.plain,
    'Content-Type': file.type,
    'Content-Disposition': file.disposition,
    'Cache-Control': 'public, no-cache',
    ETag: file.etag,
  }
  const isKnown = file.etag !== '' && head.ifNoneMatch.includes(file.etag)
  return isKnown ? { status: 304, headers, body: '' } : { status: 200, headers, body: file.body }
}

/** Calendars, programmes, timetables, ways of tours, public notices and the council’s open data, which are made of content. */
export function madeFileRoutes(options: FilesOf): Route[] {
  const answer = async ({ target, head, shareOf }: Asked) => {
    const asked = madeFileOf(target)
    const share = shareOf(target.path === programmePath ? 'programme' : 'file')
    return asked && share.run(() => madeFileReply(asked, head, options))
  }
  return [
    { name: 'programme', methods: reading, pattern: programmePath, answer },
    { name: 'timetable', methods: reading, pattern: timetablePath, answer },
    { name: 'notice', methods: reading, pattern: noticePath, answer },
    { name: 'tour', methods: reading, pattern: tourPath, answer },
    { name: 'minutes', methods: reading, pattern: minutesPath, answer },
    { name: 'calendar', methods: reading, pattern: calendarPath, answer },
    { name: 'waste collections', methods: reading, pattern: collectionsPath, answer },
    oparlRoute(options),
  ]
}

function failed(
  { name, params }: AskedFile,
  { code, problem }: NoFile,
  security: SecurityHeaders,
): Reply {
  const isProgramme = name === 'veranstaltungen.pdf'
  const reason = isProgramme && code === 'bad-request' ? programmeReason(problem) : null
  return lastResort(statuses[code], `/${params.sprache}/`, security, {}, { reason })
}
