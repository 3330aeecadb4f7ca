import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { appendChange, awaitTurn } from '../../editing/changes/index.ts'
import { isAddress, type PersonalData, readKept } from '../../editing/personal-data/index.ts'
import { writeAuditLog } from '../../editing/protokoll/index.ts'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { todayInBerlin } from '../../platform/time/berlin.ts'
import { tagOf } from '../../wire/tags.ts'
import { keepOparl } from './oparl/index.ts'

const mine = (email: string) => sql`(${isAddress(sql`r.email`, email)}
  or ${isAddress(sql`r.kontakt_email`, email)} or exists (select from _raete_v v
    where v.parent_id = r.id and (${isAddress(sql`v.version_email`, email)}
      or ${isAddress(sql`v.version_kontakt_email`, email)})))`

const isMember = () =>
  sql`(r.bis is null or (r.bis at time zone 'UTC')::date >= ${todayInBerlin()}::date)`

const reasons = {
  member:
    'Die Person gehört dem Gemeinderat an. Nach dem Ende ihrer Amtszeit lassen sich Anmeldung und Kontakt löschen.',
  minutes:
    'Name, Fraktion und Amtszeit gehören zu den Niederschriften des Gemeinderats (§ 38 GemO). Anmeldung, Kontakt und Tätigkeitsbereiche werden gelöscht.',
}

const row = z.object({ id: z.string() })
const numbered = z.object({ nummer: z.coerce.number().nullable() })

/**
 * Takes away how to reach somebody, from their entry and its versions alone: saving the entry would
 * bring up the draft that is open above it, and take the public one back.
 */
async function forgetContact(req: PayloadRequest, id: string): Promise<void> {
  const [member] = await inTransaction(
    req,
    sql`update raete set email = null, kontakt_email = null, kontakt_telefon = null,
          kontakt_link = null, kontakt_linktext = null, updated_at = now()
        where id = ${id}::uuid returning nummer`,
  )
  await inTransaction(
    req,
    sql`update _raete_v set version_email = null, version_kontakt_email = null,
          version_kontakt_telefon = null, version_kontakt_link = null, version_kontakt_linktext = null,
          version_updated_at = case when latest then now() else version_updated_at end,
          updated_at = case when latest then now() else updated_at end
        where parent_id = ${id}::uuid`,
  )
  await inTransaction(
    req,
    sql`delete from raete_texts where parent_id = ${id}::uuid and path = 'taetigkeitsbereiche'`,
  )
  await inTransaction(
    req,
    sql`delete from _raete_v_texts t using _raete_v v where v.id = t.parent_id
          and v.parent_id = ${id}::uuid and t.path = 'version.taetigkeitsbereiche'`,
  )
  await keepOparl(req, [id])
  const { nummer } = numbered.parse(member)
  await appendChange(req, ['raete', tagOf('raete', nummer)])
  const entry = { vorgang: 'geaendert', sammlung: 'raete', dokument: id } as const
  const felder = ['Kontakt', 'Tätigkeitsbereiche', 'E-Mail für die Anmeldung']
  await writeAuditLog(req, { ...entry, eintrag: `Ratsmitglied ${nummer ?? ''}`, felder })
}

/** Takes away how somebody logged in. */
async function forgetLogin(req: PayloadRequest, id: string): Promise<void> {
  for (const table of ['anmeldungen', 'anmeldedaten', 'zweitfaktoren', 'passwort_links'])
    await inTransaction(
      req,
      sql`delete from ${sql.identifier(table)} where bereich = 'rat' and konto = ${id}`,
    )
}

/** Council members: who they were stays, how to reach them does not. */
export const personalData: PersonalData = {
  name: 'Ratsmitglieder',
  sammlung: 'raete',
  answersFor: ['raete.email', 'raete.kontakt_email'],
  find: (req, { email, isWhole }) =>
    readKept(
      req,
      sql`select r.id::text as id, concat_ws(' ', r.vorname, r.nachname) as titel,
          to_char(r.seit at time zone 'UTC', 'YYYY-MM-DD') as am,
          '/admin/collections/raete/' || r.id as link,
          case when ${isMember()} then ${reasons.member} else ${reasons.minutes} end as warum,
          null as bis,
          case when ${isWhole} then to_jsonb(r) - array['geaendert_von_id', 'pruefung_durch_id',
            'pruefung_von_id', 'pruefung_kommentar', 'verantwortlich_id'] || jsonb_build_object(
            'taetigkeitsbereiche', (select jsonb_agg(t.text order by t.order) from raete_texts t
              where t.parent_id = r.id),
            'ladungen', (select jsonb_agg(jsonb_build_object('art', l.art, 'gesendet_am', l.gesendet_am))
              from sitzungsladungen_empfaenger e join sitzungsladungen l on l.id = e.ladung
              where e.rat = r.id)) end as daten, null as dateien
        from raete r where ${mine(email)} order by r.nachname, r.id`,
    ),
  erase: async (req, email) => {
    await awaitTurn(req)
    const rows = await inTransaction(
      req,
      sql`select r.id from raete r where ${mine(email)} and not ${isMember()}`,
    )
    for (const { id } of z.array(row).parse(rows)) {
      await forgetContact(req, id)
      await forgetLogin(req, id)
    }
    return rows.length
  },
}
