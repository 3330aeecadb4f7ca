/** The new day of an event as it is kept. */
type NewDay = { datum_von?: string | null; datum_bis?: string | null }
type Postponable<Day extends NewDay> = { status?: string | null; neuer_termin?: Day | null }

/** What an event has as its new day while it has none. */
export const noNewDay = { datum_von: null, datum_bis: null, timeFrom: null, timeTo: null } as const

/** What an event has as its new venue while it has none. */
export const noNewVenue = {
  brancheneintrag_veranstaltungsort: null,
  veranstaltungsort: null,
} as const

/**
 * The new day of an event that was postponed, whatever became of it since: sold out or cancelled is
 * that day. Null for an event without one, and for one that takes place as planned after all.
 */
export function newDayOf<Day extends NewDay>(event: Postponable<Day>): Day | null {
  const { neuer_termin, status } = event
  const isPlanned = (status ?? 'geplant') === 'geplant'
  return !isPlanned && neuer_termin?.datum_von ? neuer_termin : null
}

/** True for an event that was postponed, and nobody knows to which day. */
export function isDayOpen(event: Postponable<NewDay>): boolean {
  return event.status === 'verschoben' && newDayOf(event) === null
}

/** The last day of an event that is no series, as it is kept; null while nobody knows the new one. */
export function lastDayOf(event: Postponable<NewDay> & NewDay): string | null {
  if (isDayOpen(event)) return null
  const { datum_bis, datum_von } = newDayOf(event) ?? event
  return datum_bis ?? datum_von ?? null
}

/** `newDayOf` in SQL, for a row `e` of `veranstaltungen`: its first day. */
export const neuerTag = `case when e.status <> 'geplant' then e.neuer_termin_datum_von end`

/** `lastDayOf` in SQL. */
export const letzterTag = `case when ${neuerTag} is not null
    then coalesce(e.neuer_termin_datum_bis, e.neuer_termin_datum_von)
  when e.status <> 'verschoben' or e.status is null then coalesce(e.datum_bis, e.datum_von) end`

/** True in SQL for an event that takes place on another day than it was to, known or not. */
export const findetAndersStatt = `coalesce(e.status = 'verschoben'
  or e.status <> 'abgesagt' and ${neuerTag} is not null, false)`
