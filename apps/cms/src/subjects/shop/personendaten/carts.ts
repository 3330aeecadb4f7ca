import {
  countChanged,
  names,
  type PersonalData,
  readKept,
} from '../../../editing/personal-data/index.ts'
import { sql } from '../../../platform/database/index.ts'

/** What somebody has typed at the checkout and not ordered with; the cart itself names nobody. */
export const carts: PersonalData = {
  name: 'Angaben an der Kasse des Shops',
  answersFor: [],
  find: (req, { email, isWhole }) =>
    readKept(
      req,
      sql`select k.id, 'Angefangene Bestellung' as titel,
          to_char(k.angelegt_am at time zone 'Europe/Berlin', 'YYYY-MM-DD') as am,
          null as link, null as warum, null as bis,
          case when ${isWhole} then jsonb_build_object('kasse', k.kasse, 'artikel', (
            select coalesce(jsonb_agg(jsonb_build_object('titel', p.titel, 'menge', p.menge)), '[]')
            from warenkorb_positionen p where p.korb = k.id)) end as daten, null as dateien
        from warenkoerbe k where ${names(sql`k.kasse::text`, email)} order by k.angelegt_am desc`,
    ),
  erase: (req, email) =>
    countChanged(
      req,
      sql`update warenkoerbe k set kasse = null, kasse_bis = null
          where ${names(sql`k.kasse::text`, email)} returning k.id`,
    ),
}
