import type pg from 'pg'
import { z } from 'zod'
import type { Person } from './directory.ts'

const found = z.array(z.object({ konto: z.string() }))

type Pool = Pick<pg.Pool, 'query'>
type Subject = { issuer: string; subject: string }

/** The account that a subject of the directory is linked to, whether or not it may still log in. */
async function findLinked(pool: Pool, { issuer, subject }: Subject): Promise<string | null> {
  const { rows } = await pool.query(
    `select r.konto from rathauskonten r join intranet_konten k on k.id::text = r.konto
     where r.aussteller = $1 and r.subjekt = $2`,
    [issuer, subject],
  )
  return found.parse(rows)[0]?.konto ?? null
}

/**
 * Links a subject to the account of its address, and makes one where there is none. An account that
 * another subject has already is nobody else's: addresses are given to others when somebody leaves.
 */
const linking = `
  with neu as (
    insert into intranet_konten (vorname, nachname, email, aktiv) values ($3, $4, $5, true)
    on conflict (email) do nothing returning id::text as konto
  ), wanted as (
    select konto, true as angelegt from neu
    union all select id::text, false from intranet_konten where email = $5
  ), verbunden as (
    insert into rathauskonten (aussteller, subjekt, konto)
    select $1, $2, konto from wanted limit 1
    on conflict do nothing returning konto
  ), vermerkt as (
    insert into protokoll (wer, vorgang, sammlung, eintrag, dokument, felder)
    select 'Rathaus-Konto', v.vorgang::enum_protokoll_vorgang, 'intranet_konten', 'Intranetkonto', w.konto, ''
    from verbunden join wanted w using (konto)
    cross join lateral (values ('rathauskonto_verbunden', true), ('angelegt', w.angelegt)) v(vorgang, gilt)
    where v.gilt
  )
  select konto from verbunden`

/**
 * The account of whoever has logged in at the directory: found by subject, or, at their first entry,
 * linked by a verified address or made anew. Null where there is no such address, or where the
 * account belongs to another subject.
 */
export async function findOrLinkAccount(
  pool: Pool,
  issuer: string,
  { subject, email, vorname, nachname }: Person,
): Promise<string | null> {
  const linked = await findLinked(pool, { issuer, subject })
  if (linked !== null) return linked
  if (email === null) return null
  // The account that was linked is gone: whoever still is in the group may have another one.
  await pool.query('delete from rathauskonten where aussteller = $1 and subjekt = $2', [
    issuer,
    subject,
  ])
  const { rows } = await pool.query(linking, [issuer, subject, vorname, nachname, email])
  // Two tabs at the same moment: the other one has linked it.
  return found.parse(rows)[0]?.konto ?? findLinked(pool, { issuer, subject })
}

/**
 * True for an account that the directory alone opens: it has no password, and a forgotten one makes
 * none. Who leaves the town hall is out with the directory.
 */
export async function belongsToDirectory(pool: Pool, konto: string): Promise<boolean> {
  const { rows } = await pool.query(
    `select konto from rathauskonten r where konto = $1 and not exists (
       select from anmeldedaten d where d.bereich = 'intranet' and d.konto = r.konto)`,
    [konto],
  )
  return rows.length > 0
}
