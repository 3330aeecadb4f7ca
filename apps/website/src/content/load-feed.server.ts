import { type Answer, calls, type Sprache } from '@kurstadt/contract'
import { prepareCall } from './call-path.server.ts'
import type { FeedTyp } from './feed-path.ts'
import type { Reading } from './load-shell.server.ts'
import { ContentError } from './page.ts'
import type { Outcome } from './stored-answer.server.ts'

/** A feed that is asked for, with the filters of its list. */
export type AskedFeed = {
  typ: FeedTyp
  sprache: Sprache
  format: 'rss' | 'atom'
  params: Readonly<Record<string, string>>
}

/** The same as its address says it; the visitor's query is still whole. */
export type FeedRequest = Omit<AskedFeed, 'params'> & { query: URLSearchParams }

/** What a feed is made of. */
export type FeedAnswer =
  | { typ: 'veranstaltungen'; list: Answer<'veranstaltungen'> }
  | { typ: 'aktuelles'; list: Answer<'aktuelles'> }
  | { typ: 'sitzungen'; list: Answer<'sitzungen'> }
  | { typ: 'vorlagen'; list: Answer<'vorlagen'> }
  | { typ: 'bekanntmachungen'; list: Answer<'bekanntmachungen'> }

/** Entries of a feed: more than a reader fetches anew between two visits. */
const pro_seite = 50

/** A series stands in a feed once, at its next day. */
const comingEvents = { order: 'datum_von', zusammengefasst: 'true', pro_seite }
const newestNews = { order: 'datum_von desc,sortierung', pro_seite }
const latestMeetings = { order: 'beginn desc', pro_seite }
const latestPapers = { order: 'drucksache desc', pro_seite }
const latestNotices = { order: 'datum_von desc', pro_seite }

/** Reads the list of a feed; throws `ContentError` for a wrong filter and when there is no API. */
export async function readFeed({ answers }: Reading, asked: AskedFeed): Promise<FeedAnswer> {
  const { typ, params, sprache } = asked
  if (typ === 'aktuelles') {
    const call = prepareCall(typ, null, { ...params, ...newestNews, sprache })
    return { typ, list: found(await answers.read(calls[typ].answer, call), typ) }
  }
  if (typ === 'sitzungen') {
    const call = prepareCall(typ, null, { ...params, ...latestMeetings, sprache })
    return { typ, list: found(await answers.read(calls[typ].answer, call), typ) }
  }
  if (typ === 'vorlagen') {
    const call = prepareCall(typ, null, { ...params, ...latestPapers, sprache })
    return { typ, list: found(await answers.read(calls[typ].answer, call), typ) }
  }
  if (typ === 'bekanntmachungen') {
    const call = prepareCall(typ, null, { ...params, ...latestNotices, sprache })
    return { typ, list: found(await answers.read(calls[typ].answer, call), typ) }
  }
  const call = prepareCall(typ, null, { zeitraum: 'kommend', ...params, ...comingEvents, sprache })
  return { typ, list: found(await answers.read(calls[typ].answer, call), typ) }
}

function found<Value>(outcome: Outcome<Value>, name: string): Value {
  if (outcome.kind === 'found') return outcome.value
  throw new ContentError('not-found', name)
}
