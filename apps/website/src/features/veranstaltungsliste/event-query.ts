import { isWholePeriod } from '@kurstadt/contract/event-period'

/** Parameters of the address that lists of events understand (contract: `veranstaltungsfilter`). */
export type EventQuery = Readonly<Record<string, string>>

const number = /^[1-9]\d{0,9}$/
const day = /^(?!0000)\d{4}-\d{2}-\d{2}$/
const yes = /^(?:1|true)$/

/** What each of them may look like. */
export const knownParameters = {
  zeitraum:
    /^(?:alle|kommend|vergangen|individuell|heute|morgen|wochenende|naechste_(?:7|30)_tage)$/,
  datum_von: day,
  datum_bis: day,
  rubrik_id: number,
  ort: number,
  q: /^.{1,200}$/su,
  kostenlos: yes,
  barrierefrei: yes,
  familien: yes,
  monat: /^(?:19|[2-9]\d)\d{2}-(?:0[1-9]|1[0-2])$/,
  jahr: /^(?:19|[2-9]\d)\d{2}$/,
}

/** True for a day that the calendar has: there is no 30 February. */
export function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** The parameters without days that do not exist. */
export function withRealDays(query: EventQuery): EventQuery {
  const isReal = ([name, value]: [string, string]) => !name.startsWith('datum_') || isRealDay(value)
  return Object.fromEntries(Object.entries(query).filter(isReal))
}

/** True while the days of the address count. */
export const hasOwnDays = ({ zeitraum = '' }: EventQuery) => !isWholePeriod(zeitraum)

/** True when a visitor's period ends before it begins. */
export function isBackwards(query: EventQuery): boolean {
  const { datum_von, datum_bis } = query
  return hasOwnDays(query) && Boolean(datum_von && datum_bis && datum_bis < datum_von)
}

/** Where filtering leads: the count of what was found, which then has the focus and is read. */
export const resultsId = 'ergebnisse'
