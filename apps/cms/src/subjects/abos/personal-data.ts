import {
  countChanged,
  isAddress,
  type PersonalData,
  readKept,
} from '../../editing/personal-data/index.ts'
import { inTransaction, sql } from '../../platform/database/index.ts'

/** What people get mails about: papers of the council, news, collections of their street. */
export const personalData: PersonalData = {
  name: 'Abonnements und Erinnerungen',
  answersFor: ['abo_bezieher.email'],
  find: (req, { email, isWhole }) =>
    readKept(
      req,
      sql`select coalesce(a.id, b.id)::text as id,
          case when a.id is null then 'Adresse ohne Abonnement'
            when a.art = 'abfuhr' then 'Abfuhr: ' || coalesce(s.name, 'Straße')
            else a.art || ': ' || a.wort end as titel,
          to_char(coalesce(a.erstellt_am, b.erstellt_am) at time zone 'Europe/Berlin', 'YYYY-MM-DD') as am,
          null as link, null as warum, null as bis,
          case when ${isWhole} then jsonb_build_object('email', b.email, 'art', a.art, 'wort', a.wort,
            'strasse', s.name, 'zeit', a.zeit, 'erstellt_am', coalesce(a.erstellt_am, b.erstellt_am),
            'bestaetigt_am', a.bestaetigt_am,
            'gemeldet', (select count(*) from abo_meldungen g where g.abo = a.id)) end as daten,
          null as dateien
        from abo_bezieher b left join abos a on a.bezieher = b.id
        left join strassen s on s.nummer = a.strasse
        where ${isAddress(sql`b.email`, email)} order by a.erstellt_am desc, a.id`,
    ),
  erase: async (req, email) => {
    await inTransaction(
      req,
      sql`delete from mails m using abo_bezieher b
          where ${isAddress(sql`b.email`, email)} and m.anlass like 'abo:' || b.id || ':%'`,
    )
    // The counting statement sees them as they were before the other one.
    return countChanged(
      req,
      sql`with mine as (select b.id from abo_bezieher b where ${isAddress(sql`b.email`, email)}),
          gone as (delete from abo_bezieher b using mine where b.id = mine.id returning b.id)
          select coalesce(a.id, gone.id) from gone left join abos a on a.bezieher = gone.id`,
    )
  },
}
