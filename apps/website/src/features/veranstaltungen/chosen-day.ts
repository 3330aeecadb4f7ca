import type { Termin, Veranstaltung, Veranstaltungskarte } from '@kurstadt/contract'

/** Parameter of an event's page that names one day of its series. */
export const dayParameter = { termin: /^\d{4}-\d{2}-\d{2}(?:T\d{4})?$/ }

type When = Pick<Termin, 'datum_von' | 'timeFrom'>

/** `2026-11-22T1530`: a series may take place twice on a day. */
const nameOf = ({ datum_von, timeFrom }: When): string =>
  timeFrom === null ? datum_von : `${datum_von}T${timeFrom.replace(':', '')}`

/** What an address says of a day of a series, from its question mark on; nothing without a day. */
export const queryOfDay = (day: When | null): string =>
  day === null ? '' : `?termin=${nameOf(day)}`

type Listed = Pick<Veranstaltungskarte, 'detailURL' | 'serie'> & When

/** Where a row of a list leads: of a series, to the day that stands in the list. */
export function addressOfDay({ detailURL, serie, ...when }: Listed): string | null {
  return detailURL === null || serie === null ? detailURL : detailURL + queryOfDay(when)
}

/** The day of a series that an address names; null without one, or when the day has moved away. */
export function chosenDay({ termine }: Pick<Veranstaltung, 'termine'>, name = ''): Termin | null {
  return termine?.find((day) => nameOf(day) === name || day.datum_von === name) ?? null
}

/** An event as it is on one of its days. */
export function onDay(event: Veranstaltung, day: Termin | null): Veranstaltung {
  if (day === null) return event
  return { ...event, ...day, vergangen: event.vergangen || day.datum_bis < event.datum_von }
}
