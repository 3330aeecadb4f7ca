import { sql } from '../../../platform/database/index.ts'
import { keptYears } from '../kept.ts'

/** Sums say nothing about anybody, and go all the same. */
export const forgetVisits = (now: string) => sql`
  with sums as (
    delete from besuche where tag < (${now}::timestamptz)::date - make_interval(years => ${keptYears}::int)
  )
  delete from besuche_lieferungen where am < ${now}::timestamptz - interval '2 days'`
