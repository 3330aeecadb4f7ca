import { calls, type Termin } from '@kurstadt/contract'
import type { VeranstaltungDoc } from '../../../payload-types.ts'
import { daysLater } from '../../../platform/time/days.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import type { Entry, Instance, Point } from '../kalender/index.ts'
import { type StoredOccurrence, terminOf } from '../serialise/termin.ts'
import { veranstaltungOf } from '../serialise/veranstaltung.ts'
import { daysOfRule, occurrencesOfDraft, type Scheduled, scheduled } from '../termine/index.ts'
import { factsOf } from './event-facts.ts'

/** What the entries of an event are made of; `today` is a day in Europe/Berlin. */
type Asked = { refs: Refs; today: string; baseUrl: string }

/** When something ends: the first moment that no longer belongs to it; null when nobody said so. */
function endOf({ datum_von, datum_bis, timeFrom, timeTo, ueber_mitternacht }: Termin) {
  if (timeFrom === null) return { day: daysLater(datum_bis, 1), time: null }
  if (timeTo === null)
    return datum_bis > datum_von ? { day: daysLater(datum_bis, 1), time: '00:00' } : null
  const isNextDay = ueber_mitternacht && datum_bis === datum_von
  return { day: isNextDay ? daysLater(datum_bis, 1) : datum_bis, time: timeTo }
}

/** The days of the event without those that an editor changed one by one. */
function usualOf(doc: VeranstaltungDoc): VeranstaltungDoc {
  const [serie] = doc.serie ?? []
  return serie ? { ...doc, serie: [{ ...serie, aenderungen: [] }] } : doc
}

/** Makes what a calendar shows of single occurrences of an event. */
function reader(doc: VeranstaltungDoc, at: StoredOccurrence, { refs, baseUrl }: Asked) {
  const event = calls['veranstaltungen/{id}'].answer.parse(veranstaltungOf(doc, refs, { at }))
  const url = event.detailURL === null ? null : new URL(event.detailURL, baseUrl).href
  const instanceOf = (of: VeranstaltungDoc, stored: StoredOccurrence): Instance => {
    const termin = terminOf(of, stored, refs)
    return {
      ...factsOf(event, termin, { sprache: refs.sprache, url }),
      rule: { day: stored.regeltag, time: stored.regelzeit },
      start: { day: termin.datum_von, time: termin.timeFrom },
      end: endOf(termin),
    }
  }
  return { event, url, instanceOf }
}

/** Times of day that a rule has; a day that was added at another time joins the first of them. */
function groupsOf(event: Scheduled | null, instances: readonly Instance[]) {
  const main = event?.timeFrom ?? null
  const ruled = [main, ...(event?.serie?.weitereZeiten ?? []).map(({ timeFrom }) => timeFrom)]
  const groupOf = ({ time }: Point) => {
    if (ruled.includes(time)) return time
    return (time === null) === (main === null) ? main : time
  }
  return Map.groupBy(instances, ({ rule }) => groupOf(rule))
}

/**
 * The entries of an event in a calendar: one, and one more for every further time of day at which a
 * series takes place, because a rule has a single time (RFC 5545).
 */
export function entriesOf(doc: VeranstaltungDoc, asked: Asked): Entry[] {
  const { first, all } = occurrencesOfDraft(doc, asked.today)
  const [at = first] = all
  const { event, url, instanceOf } = reader(doc, at, asked)
  const instances = (all.length > 0 ? all : [first]).map((one) => instanceOf(doc, one))
  const plain = usualOf(doc)
  const usual = occurrencesOfDraft(plain, asked.today).all.map((one) => instanceOf(plain, one))
  const parsed = scheduled.safeParse(doc)
  const known = parsed.success ? parsed.data : null
  const series = known?.serie ?? null
  const days = known && series ? daysOfRule(known, series, asked.today) : []
  return [...groupsOf(known, instances)].flatMap(([time, own]): Entry[] => {
    const [any] = own
    const sample = usual.find(({ rule }) => rule.time === time) ?? any
    if (sample === undefined) return []
    const isMain = time === (known?.timeFrom ?? null)
    return [
      {
        uid: isMain ? doc.id : `${doc.id}-${(time ?? 'tag').replace(':', '')}`,
        created: doc.createdAt,
        modified: doc.updatedAt,
        url,
        categories: event.rubriken.map(({ rubrik }) => rubrik),
        recurrence: series && { series, days },
        usual: sample,
        instances: own,
      },
    ]
  })
}
