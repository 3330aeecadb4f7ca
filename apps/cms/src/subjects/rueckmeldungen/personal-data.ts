import {
  countChanged,
  names,
  type PersonalData,
  readKept,
} from '../../editing/personal-data/index.ts'
import { sql } from '../../platform/database/index.ts'

/** Feedback asks nobody for an address: here is what somebody has written into the sentence all the same. */
export const personalData: PersonalData = {
  name: 'Rückmeldungen zu Seiten',
  sammlung: 'rueckmeldungen',
  answersFor: [],
  find: (req, { email, isWhole }) =>
    readKept(
      req,
      sql`select r.id::text as id, 'Rückmeldung zu ' || r.pfad as titel,
          to_char(r.created_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as am,
          '/admin/collections/rueckmeldungen/' || r.id as link, null as warum, null as bis,
          case when ${isWhole} then to_jsonb(r) - array['kennung', 'seite_id'] end as daten,
          null as dateien
        from rueckmeldungen r where ${names(sql`r.satz`, email)} order by r.created_at desc, r.id`,
    ),
  // Whether the page has helped stays; it says nothing about anybody.
  erase: (req, email) =>
    countChanged(
      req,
      sql`update rueckmeldungen r set satz = null, updated_at = now()
          where ${names(sql`r.satz`, email)} returning r.id`,
    ),
}
