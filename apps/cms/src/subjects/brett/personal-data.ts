import { z } from 'zod'
import { awaitTurn } from '../../editing/changes/index.ts'
import { isAddress, type PersonalData, readKept } from '../../editing/personal-data/index.ts'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { endNotice } from './end-notice.ts'
import { blockedAs } from './zugang.ts'

/** Notices of the person: those of its link, and those the office has put up with its address. */
const notices = (email: string) => sql`
  select a.id, a.schreiber, a.schluessel, a.erstellt_am, e.id as aushang
  from brett_schreiber s join brett_aushaenge a on a.schreiber = s.id
  left join schwarzes_brett e on e.id = a.aushang
  where ${isAddress(sql`s.email`, email)}
  union all
  select a.id, a.schreiber, a.schluessel, e.created_at, e.id from schwarzes_brett e
  left join brett_aushaenge a on a.aushang = e.id
  left join brett_schreiber s on s.id = a.schreiber
  where (${isAddress(sql`e.kontakt_email`, email)} or exists (select from _schwarzes_brett_v v
      where v.parent_id = e.id and ${isAddress(sql`v.version_kontakt_email`, email)}))
    and coalesce(${isAddress(sql`s.email`, email)}, false) = false`

const blocked =
  'Von dieser Adresse nehmen wir keine Aushänge an; wir bewahren nur ihre Prüfsumme und den Grund auf, bis die Sperre endet.'

const ended = z.object({
  id: z.string().nullable(),
  schreiber: z.string().nullable(),
  anfrage: z.string().nullable(),
  aushang: z.string().nullable(),
})

/** What somebody has put up, with its request, its versions and the link to it. */
export const personalData: PersonalData = {
  name: 'Aushänge am Schwarzen Brett',
  sammlung: 'schwarzes_brett',
  answersFor: ['brett_schreiber.email', 'schwarzes_brett.kontakt_email'],
  find: (req, { email, isWhole }) =>
    readKept(
      req,
      sql`select coalesce(n.id, n.aushang)::text as id,
          coalesce(l.titel, f.daten ->> 'titel', 'Aushang ohne Überschrift') as titel,
          to_char(n.erstellt_am at time zone 'Europe/Berlin', 'YYYY-MM-DD') as am,
          '/admin/collections/schwarzes_brett/' || n.aushang as link, null as warum, null as bis,
          case when ${isWhole} then coalesce(to_jsonb(e) - array['geaendert_von_id',
            'pruefung_durch_id', 'pruefung_von_id', 'verantwortlich_id'],
            jsonb_build_object('bestaetigt', false)) || jsonb_build_object('titel', l.titel,
            'email', ${email}::text) end as daten,
          null as dateien
        from (${notices(email)}) n
        left join schwarzes_brett e on e.id = n.aushang
        left join schwarzes_brett_locales l on l._parent_id = n.aushang and l._locale = 'de'
        left join anfragen f on f.schluessel = n.schluessel
        union all
        select b.wer, 'Sperre am Schwarzen Brett', null, null, ${blocked},
          to_char(b.bis at time zone 'Europe/Berlin', 'YYYY-MM-DD'),
          case when ${isWhole} then jsonb_build_object('grund', b.grund, 'bis', b.bis) end, null
        from brett_sperren b
        where b.wer = ${blockedAs(email, req.payload.secret)} and b.bis > now()`,
    ),
  erase: async (req, email) => {
    await awaitTurn(req)
    const rows = await inTransaction(
      req,
      sql`select n.id, n.schreiber, f.id as anfrage, n.aushang from (${notices(email)}) n
          left join anfragen f on f.schluessel = n.schluessel`,
    )
    for (const one of z.array(ended).parse(rows)) await endNotice(req, one)
    await inTransaction(
      req,
      sql`delete from brett_schreiber s where ${isAddress(sql`s.email`, email)}`,
    )
    return rows.length
  },
}
