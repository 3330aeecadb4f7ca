import {
  type AktuellesEintrag,
  type Bekanntmachung,
  bekanntmachungArtTexte,
  type Sitzung,
  type Sprache,
  type Veranstaltung,
  type Vorlage,
} from '@kurstadt/contract'
import type { AskedFeed, FeedAnswer } from '../../content/index.server.ts'
import { feedPath } from '../../content/index.ts'
import type { Texts } from '../../i18n/index.ts'
import { berlinInstant } from '../../lib/index.ts'
import { venueOf } from '../veranstaltungen/index.ts'
import type { Feed, FeedEntry } from './feed.ts'

/** What a feed is made with: words of its language, name of the town, address of the site (T29). */
export type FeedFrame = { texts: Texts; ortsname: string; baseUrl: string }

/** An entry before it has the id that readers know it by. */
type Entry = Omit<FeedEntry, 'id'> & { nummer: number }

const utc = (instant: string) => new Date(instant).toISOString()

/** Where an entry is read: its own page, or the list where it has none. */
function linkOf(detailURL: string | null, id: number, { baseUrl }: FeedFrame, list: string) {
  return new URL(detailURL ?? `${list}#${id}`, baseUrl).href
}

function whenAndWhere(event: Veranstaltung, { format, veranstaltungen }: Texts): string {
  const { datum_von, datum_bis, dateFrom, dateTo, timeFrom, timeTo } = event
  const days = datum_von === datum_bis ? dateFrom : `${dateFrom} ${veranstaltungen.until(dateTo)}`
  const time = timeFrom && (timeTo ? format.clockRange(timeFrom, timeTo) : format.clock(timeFrom))
  return [days, time, venueOf(event)].filter(Boolean).join(', ')
}

function eventEntry(event: Veranstaltung, frame: FeedFrame, list: string): Entry {
  const { status } = frame.texts.veranstaltungen
  const link = linkOf(event.detailURL, event.id, frame, list)
  const mark = event.status === 'geplant' ? '' : `${status[event.status]}: `
  const remarks = [event.statusgrund, event.plain_text].filter(Boolean)
  return {
    nummer: event.id,
    titel: mark + event.titel,
    link,
    text: [`${whenAndWhere(event, frame.texts)}.`, ...remarks].join(' '),
    geaendert: event.geaendert,
    erschienen: event.geaendert,
    rubriken: event.rubriken.map(({ rubrik }) => rubrik),
  }
}

function newsEntry(eintrag: AktuellesEintrag, frame: FeedFrame, list: string): Entry {
  const link = linkOf(eintrag.detailURL, eintrag.id, frame, list)
  return {
    nummer: eintrag.id,
    titel: eintrag.titel,
    link,
    text: eintrag.einleitung,
    geaendert: eintrag.geaendert,
    erschienen: utc(berlinInstant(eintrag.datum_von, '00:00')),
    rubriken: eintrag.interessengruppen.map(({ titel }) => titel),
  }
}

/** A meeting is news when its agenda or what came of it changes. */
function meetingEntry(sitzung: Sitzung, frame: FeedFrame, list: string): Entry {
  const { format, veranstaltungen } = frame.texts
  const { beginn, ort, tagesordnung, geaendert, gremium } = sitzung
  const link = linkOf(sitzung.detailURL, sitzung.id, frame, list)
  const day = `${beginn.slice(8, 10)}.${beginn.slice(5, 7)}.${beginn.slice(0, 4)}`
  const when = [day, format.clock(beginn.slice(11)), ort].filter(Boolean).join(', ')
  const items = tagesordnung.map(({ punkt, titel }) => `${punkt} ${titel}`)
  return {
    nummer: sitzung.id,
    titel: `${sitzung.abgesagt ? `${veranstaltungen.status.abgesagt}: ` : ''}${sitzung.titel}, ${day}`,
    link,
    text: [`${when}.`, ...items].join(' · '),
    geaendert,
    erschienen: geaendert,
    rubriken: gremium === null ? [] : [gremium.titel],
  }
}

function paperEntry(vorlage: Vorlage, frame: FeedFrame, list: string): Entry {
  const link = linkOf(vorlage.detailURL, vorlage.id, frame, list)
  const { drucksache, titel, datum, geaendert, beratungsfolge } = vorlage
  const committees = beratungsfolge.flatMap(({ gremium }) => gremium?.titel ?? [])
  return {
    nummer: vorlage.id,
    titel: `${drucksache}: ${titel}`,
    link,
    text: [...new Set(committees)].join(', '),
    geaendert,
    erschienen: datum === null ? geaendert : utc(berlinInstant(datum, '00:00')),
    rubriken: [...new Set(committees)],
  }
}

/** A notice never changes: its moment is that of its publication. */
function noticeEntry(
  notice: Bekanntmachung,
  frame: FeedFrame,
  list: string,
  sprache: Sprache,
): Entry {
  const link = linkOf(notice.detailURL, notice.id, frame, list)
  const kind = bekanntmachungArtTexte[sprache][notice.art]
  const first = utc(berlinInstant(notice.datum_von, '00:00'))
  const { bekanntgemacht_am: am } = notice
  const seen = am !== null && am > first ? am : first
  return {
    nummer: notice.id,
    titel: notice.titel,
    link,
    text: [kind, notice.rechtsgrundlage, notice.aktenzeichen].filter(Boolean).join(' · '),
    geaendert: seen,
    erschienen: seen,
    rubriken: [kind],
  }
}

/** What readers know an entry by: it stays when its title or the page of its list changes. */
const idOf = (nummer: number, { sprache, typ }: AskedFeed, baseUrl: string) =>
  new URL(`/${sprache}/${typ}/${nummer}`, baseUrl).href

/**
 * Page of a list: the one that a list of events names, else one step up from its entries (page model,
 * section 2), or the start page. Events of the town may have their own page in the festival's area.
 */
function listPage(answer: FeedAnswer, asked: AskedFeed): string {
  if (answer.typ === 'veranstaltungen' && answer.list.uebersicht !== null)
    return answer.list.uebersicht
  const entries: readonly { detailURL: string | null }[] = answer.list.data
  const address = entries.find(({ detailURL }) => detailURL !== null)?.detailURL
  return address?.replace(/[^/]*\/?$/, '') ?? `/${asked.sprache}/`
}

function entriesOf(answer: FeedAnswer, frame: FeedFrame, list: string, sprache: Sprache): Entry[] {
  switch (answer.typ) {
    case 'aktuelles':
      return answer.list.data.map((one) => newsEntry(one, frame, list))
    case 'sitzungen':
      return answer.list.data.map((one) => meetingEntry(one, frame, list))
    case 'vorlagen':
      return answer.list.data.map((one) => paperEntry(one, frame, list))
    case 'bekanntmachungen':
      return answer.list.data.map((one) => noticeEntry(one, frame, list, sprache))
    case 'veranstaltungen':
      return answer.list.data.map((one) => eventEntry(one, frame, list))
  }
}

/** A list as a feed; its moment is that of the newest change in it, so that it stays when they do. */
export function feedOf(answer: FeedAnswer, asked: AskedFeed, frame: FeedFrame): Feed {
  const { texts, ortsname, baseUrl } = frame
  const list = listPage(answer, asked)
  const eintraege = entriesOf(answer, frame, list, asked.sprache).map(({ nummer, ...entry }) => ({
    id: idOf(nummer, asked, baseUrl),
    ...entry,
  }))
  const titel = `${texts[answer.typ].titel} – ${ortsname}`
  const newest = eintraege
    .map(({ geaendert }) => geaendert)
    .sort()
    .at(-1)
  const query = new URLSearchParams(asked.params)
  return {
    titel,
    beschreibung: titel,
    sprache: asked.sprache,
    seite: new URL(query.size > 0 ? `${list}?${query}` : list, baseUrl).href,
    selbst: new URL(feedPath(asked), baseUrl).href,
    geaendert: newest ?? '2000-01-01T00:00:00.000Z',
    eintraege,
  }
}
