import { Temporal } from 'temporal-polyfill'
import { isDay } from '../termine/index.ts'
import { type Entry, type EntryChange, type EntryRule, emptyEntry } from './entry.ts'
import { eventsOf, objectOf, textOf, type Value, type VEvent, valuesOf } from './jcal.ts'
import { type LocalMoment, localMoment } from './moment.ts'
import { readRule } from './rrule.ts'

type Properties = NonNullable<VEvent['properties']>

/** An end after midnight belongs to the day before, up to this time of day. */
const latestAfterMidnight = '08:00'

const dayAfter = (day: string, days: number) =>
  isDay(day) ? String(Temporal.PlainDate.from(day).add({ days })) : day

function endFrom(event: Properties, first: LocalMoment): LocalMoment | null {
  const [value] = valuesOf(event, 'dtend')
  if (value) return localMoment(value)
  const length = textOf(event, 'duration')
  if (length === '' || first.isWhole || !isDay(first.day)) return null
  try {
    const start = Temporal.PlainDateTime.from(`${first.day}T${first.time}`)
    const end = start.toZonedDateTime('Europe/Berlin').add(Temporal.Duration.from(length))
    const time = String(end.toPlainTime()).slice(0, 5)
    return { day: String(end.toPlainDate()), time, isWhole: false }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The last day as the office counts it: a whole day ends on itself, a night with its evening. */
function endOf(event: Properties, first: LocalMoment) {
  const end = endFrom(event, first)
  if (end === null) return { datum_bis: '', timeTo: '' }
  if (end.isWhole)
    return { datum_bis: end.day > first.day ? dayAfter(end.day, -1) : end.day, timeTo: '' }
  const isNight = end.day === dayAfter(first.day, 1) && end.time <= latestAfterMidnight
  return { datum_bis: isNight ? first.day : end.day, timeTo: end.time }
}

const daysOf = (values: readonly Value[]) =>
  values.map(localMoment).filter((moment) => moment !== null)

/** The rule of a series, null for a single event, or that nobody here knows such a rule. */
function ruleOf(event: Properties, first: LocalMoment): EntryRule | 'unknown' | null {
  const extra = daysOf(valuesOf(event, 'rdate'))
  const given = objectOf(event, 'rrule')
  if (given === undefined && extra.length === 0) return null
  const single = {
    rhythmus: 'einzeln',
    abstand: 1,
    wochentage: [],
    bis: null,
    anzahl: null,
  } as const
  const rule = given === undefined ? single : readRule(given, first.day)
  if (rule === null) return 'unknown'
  return {
    ...rule,
    ausnahmen: daysOf(valuesOf(event, 'exdate')).map(({ day }) => ({ datum: day })),
    zusatztermine: extra.map(({ day, time }) => ({
      datum: day,
      timeFrom: time || null,
      timeTo: null,
    })),
    aenderungen: [],
  }
}

const unreadable = (zeile: number): Entry => ({
  ...emptyEntry(zeile),
  fehler: ['Der Eintrag ist nicht lesbar.'],
})

function statusOf(event: Properties): Entry['status'] {
  return textOf(event, 'status').toUpperCase() === 'CANCELLED' ? 'abgesagt' : 'geplant'
}

function entryOf({ zeile, properties }: VEvent): Entry {
  if (properties === null) return unreadable(zeile)
  const [start] = valuesOf(properties, 'dtstart')
  const first = start ? localMoment(start) : null
  const texts = {
    ...emptyEntry(zeile),
    uid: textOf(properties, 'uid') || null,
    titel: textOf(properties, 'summary'),
    plain_text: textOf(properties, 'description'),
    veranstaltungsort: textOf(properties, 'location'),
    status: statusOf(properties),
  }
  if (first === null) return { ...texts, fehler: ['Der Beginn fehlt oder ist nicht lesbar.'] }
  const rule = ruleOf(properties, first)
  return {
    ...texts,
    datum_von: first.day,
    timeFrom: first.time,
    ...endOf(properties, first),
    serie: rule === 'unknown' ? null : rule,
    fehler:
      rule === 'unknown'
        ? [
            'Diese Art der Wiederholung kennt die Website nicht. Bitte tragen Sie die Reihe von Hand ein.',
          ]
        : [],
  }
}

/** True when a day of a series is at another time than its rule says. */
function isMoved(entry: Entry, { timeFrom, timeTo }: Entry, day: string): boolean {
  return entry.datum_von !== day || entry.timeFrom !== timeFrom || entry.timeTo !== timeTo
}

/** One day of a series that has an entry of its own: null when it takes place as all the others. */
function changeOf(day: string, entry: Entry, series: Entry): EntryChange | null {
  const same = { neues_datum: null, timeFrom: null, timeTo: null, veranstaltungsort: null }
  if (entry.status === 'abgesagt') return { ...same, datum: day, stand: 'abgesagt' }
  const place = entry.veranstaltungsort
  const veranstaltungsort = place === '' || place === series.veranstaltungsort ? null : place
  if (isMoved(entry, series, day)) {
    const { datum_von: neues_datum, timeFrom, timeTo } = entry
    const times = { neues_datum, timeFrom: timeFrom || null, timeTo: timeTo || null }
    return { datum: day, stand: 'verschoben', ...times, veranstaltungsort }
  }
  return veranstaltungsort === null
    ? null
    : { ...same, datum: day, stand: 'verlegt', veranstaltungsort }
}

/** The day of its series that an entry speaks of; null when it speaks of the series itself. */
function dayOf({ properties }: VEvent): string | null {
  const [named] = properties === null ? [] : valuesOf(properties, 'recurrence-id')
  return (named && localMoment(named)?.day) ?? null
}

type Read = { day: string | null; entry: Entry }

/** A series with the days of the file that are not as its rule says. */
function withChanges(series: Entry, read: readonly Read[]): Entry {
  if (series.serie === null) return series
  const aenderungen = read.flatMap(({ day, entry }) => {
    const isOwn = day !== null && entry.uid === series.uid
    return (isOwn && changeOf(day, entry, series)) || []
  })
  return { ...series, serie: { ...series.serie, aenderungen } }
}

/** True for a series, and for what may be one: it says itself why it cannot be read. */
const isSeries = ({ day, entry }: Read) =>
  day === null && (entry.serie !== null || entry.fehler.length > 0)

/** A day of a series that nobody can put in its place: it is named, and is no twin of another one. */
const withoutSeries = (entry: Entry): Entry => ({
  ...entry,
  uid: null,
  fehler: [
    ...entry.fehler,
    'Der Termin gehört zu einer Reihe, die nicht in der Datei steht. Bitte tragen Sie ihn von Hand ein.',
  ],
})

/**
 * Reads the events of a calendar, in the order of the file; the changed days of a series go with the
 * series, and one without it is an entry that cannot be used.
 */
export function readIcal(text: string): Entry[] {
  const read: Read[] = eventsOf(text).map((event) => ({
    day: dayOf(event),
    entry: entryOf(event),
  }))
  const series = new Set(read.filter(isSeries).map(({ entry }) => entry.uid))
  return read.flatMap(({ day, entry }) => {
    if (day === null) return [withChanges(entry, read)]
    return series.has(entry.uid) ? [] : [withoutSeries(entry)]
  })
}
