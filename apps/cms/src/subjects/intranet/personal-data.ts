import { z } from 'zod'
import { isAddress, type PersonalData, readKept } from '../../editing/personal-data/index.ts'
import { asSystem } from '../../platform/as-system.ts'
import { inTransaction, sql } from '../../platform/database/index.ts'

const reason =
  'Das Konto ist offen: Es wird gebraucht, solange die Person hier arbeitet. Nehmen Sie das Häkchen „Darf sich anmelden“ weg, dann lässt es sich löschen.'

const row = z.object({ id: z.string() })

/** Accounts of the intranet; those that are closed may go. */
export const personalData: PersonalData = {
  name: 'Konten des Intranets',
  sammlung: 'intranet_konten',
  answersFor: ['intranet_konten.email'],
  find: (req, { email, isWhole }) =>
    readKept(
      req,
      sql`select k.id::text as id, 'Konto von ' || concat_ws(' ', k.vorname, k.nachname) as titel,
          to_char(k.created_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as am,
          '/admin/collections/intranet_konten/' || k.id as link,
          case when k.aktiv then ${reason} end as warum, null as bis,
          case when ${isWhole} then to_jsonb(k) || jsonb_build_object('angemeldet',
            (select jsonb_agg(jsonb_build_object('begonnen_am', s.begonnen_am, 'gesehen_am', s.gesehen_am))
              from anmeldungen s where s.bereich = 'intranet' and s.konto = k.id::text)) end as daten,
          null as dateien
        from intranet_konten k where ${isAddress(sql`k.email`, email)}`,
    ),
  erase: async (req, email) => {
    const rows = await inTransaction(
      req,
      sql`select k.id from intranet_konten k
          where ${isAddress(sql`k.email`, email)} and not coalesce(k.aktiv, false)`,
    )
    for (const { id } of z.array(row).parse(rows)) {
      await req.payload.delete({ collection: 'intranet_konten', id, req, ...asSystem })
      for (const table of ['anmeldungen', 'anmeldedaten', 'zweitfaktoren'])
        await inTransaction(
          req,
          sql`delete from ${sql.identifier(table)} where bereich = 'intranet' and konto = ${id}`,
        )
      await inTransaction(req, sql`delete from rathauskonten where konto = ${id}`)
    }
    return rows.length
  },
}
