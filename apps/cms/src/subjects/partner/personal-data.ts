import {
  countChanged,
  isAddress,
  type PersonalData,
  readKept,
} from '../../editing/personal-data/index.ts'
import { inTransaction, sql } from '../../platform/database/index.ts'

/** Partners who keep their own entry: whose link it is, and what they have sent. */
export const personalData: PersonalData = {
  name: 'Einladungen zur Pflege eines Eintrags',
  answersFor: ['partner_einladungen.email'],
  find: (req, { email, isWhole }) =>
    readKept(
      req,
      sql`select e.id::text as id, coalesce(u.titel, b.titel, 'Eintrag') as titel,
          to_char(e.erstellt_am at time zone 'Europe/Berlin', 'YYYY-MM-DD') as am,
          '/admin/collections/' || e.sammlung || '/' || e.eintrag as link,
          null as warum, null as bis,
          case when ${isWhole} then jsonb_build_object('email', e.email,
            'gueltig_bis', e.gueltig_bis, 'beantwortet_am', e.beantwortet_am,
            'vorschlaege', (select jsonb_agg(jsonb_build_object('gesendet_am', v.gesendet_am,
              'zustand', v.zustand, 'grund', v.grund, 'bemerkung', v.bemerkung, 'werte', v.werte))
              from partner_vorschlaege v where v.einladung = e.id)) end as daten,
          case when ${isWhole} then (
            select jsonb_agg(jsonb_build_object('store', 'anlagen', 'name', f.datei, 'titel', 'Foto')
              order by f.id)
            from partner_bilder f join partner_vorschlaege v on v.id = f.vorschlag
            where v.einladung = e.id) end as dateien
        from partner_einladungen e
        left join unterkuenfte_locales u on u._parent_id = e.eintrag and u._locale = 'de'
        left join brancheneintraege_locales b on b._parent_id = e.eintrag and b._locale = 'de'
        where ${isAddress(sql`e.email`, email)} order by e.erstellt_am desc`,
    ),
  erase: async (req, email) => {
    await inTransaction(
      req,
      sql`delete from mails m using partner_einladungen e
          where ${isAddress(sql`e.email`, email)} and m.anlass like 'partner:' || e.id || ':%'`,
    )
    return countChanged(
      req,
      sql`delete from partner_einladungen e where ${isAddress(sql`e.email`, email)} returning e.id`,
    )
  },
}
