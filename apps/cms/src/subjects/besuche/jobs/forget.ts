import { sql } from '../../../platform/database/index.ts'

/** Sums say nothing about anybody; three years are enough to compare a season with the last ones. */
export const forgetVisits = (now: string) => sql`
  with sums as (
    delete from besuche where tag < (${now}::timestamptz)::date - interval '3 years'
  )
  delete from besuche_lieferungen where am < ${now}::timestamptz - interval '2 days'`
