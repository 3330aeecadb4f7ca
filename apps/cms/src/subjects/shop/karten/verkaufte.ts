import { sql } from '../../../platform/database/index.ts'

/**
 * Numbers of the events that an order `o` has tickets for, as its index has them; a list in JSON.
 * Other words for the same would read every order there is.
 */
export const eventsOfOrder = sql.raw(
  `jsonb_path_query_array(o.positionen, '$[*].eintritt ? (@ != null)')`,
)
