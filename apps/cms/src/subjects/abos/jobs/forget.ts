import { sql } from '../../../platform/database/index.ts'
import { daysToConfirm } from '../kept.ts'

/** What nobody has confirmed, and addresses that nothing is left of; one that came just now stays. */
export const unconfirmed = (now: string) => sql`
  with gone as (
    delete from abos where bestaetigt_am is null
      and erstellt_am < ${now}::timestamptz - make_interval(days => ${daysToConfirm}) returning id
  )
  delete from abo_bezieher b where b.erstellt_am < ${now}::timestamptz - interval '1 day'
    and not exists (select from abos a where a.bezieher = b.id and a.id not in (select id from gone))`
