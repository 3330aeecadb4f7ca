import { sql } from '../../../platform/database/index.ts'

/**
 * The last day that tickets of an event `e` are for; null while nobody knows the new one. A ticket is
 * for the day that an event begins on, also when a series was made of it later.
 */
export const letzterTag = `case when e.status = 'verschoben'
  then coalesce(e.neuer_termin_datum_bis, e.neuer_termin_datum_von)
  else coalesce(e.datum_bis, e.datum_von) end`

/**
 * Numbers of the events that an order `o` has tickets for, as its index has them; a list in JSON.
 * Other words for the same would read every order there is.
 */
export const eventsOfOrder = sql.raw(
  `jsonb_path_query_array(o.positionen, '$[*].eintritt ? (@ != null)')`,
)
