import { isAddress, type PersonalData, readKept } from '../../editing/personal-data/index.ts'
import { sql } from '../../platform/database/index.ts'

const reasons = {
  account:
    'Das Konto wird gebraucht, solange die Person in der Redaktion arbeitet. Danach löscht es die Administration unter „Konten“.',
  log: 'Das Protokoll belegt, wer was geändert hat (Art. 5 Abs. 2 DSGVO). Jeder Vorgang wird nach zwei Jahren gelöscht; dies ist der Tag des letzten.',
}

/** Accounts of editors, and what the log says of them. */
export const personalData: PersonalData = {
  name: 'Konten der Redaktion',
  sammlung: 'benutzer',
  answersFor: ['benutzer.email'],
  find: (req, { email, isWhole }) =>
    readKept(
      req,
      sql`with mine as (select * from benutzer b where ${isAddress(sql`b.email`, email)})
        select b.id::text as id, 'Konto von ' || b.name as titel,
          to_char(b.created_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as am,
          '/admin/collections/benutzer/' || b.id as link, ${reasons.account} as warum, null as bis,
          case when ${isWhole} then jsonb_build_object('name', b.name, 'email', b.email,
            'createdAt', b.created_at, 'rollen', (select jsonb_agg(r.value) from benutzer_rollen r
              where r.parent_id = b.id)) end as daten, null as dateien
        from mine b
        union all
        select 'protokoll-' || b.id, count(*)::int || ' Vorgänge im Protokoll',
          to_char(min(p.created_at) at time zone 'Europe/Berlin', 'YYYY-MM-DD'),
          null, ${reasons.log},
          to_char(max(p.created_at) at time zone 'Europe/Berlin' + interval '2 years', 'YYYY-MM-DD'),
          case when ${isWhole} then jsonb_build_object('vorgaenge', jsonb_agg(jsonb_build_object(
            'am', p.created_at, 'was', p.vorgang, 'woran', p.eintrag) order by p.created_at)) end, null
        from mine b join protokoll p on p.konto = b.id::text group by b.id`,
    ),
  erase: () => Promise.resolve(0),
}
