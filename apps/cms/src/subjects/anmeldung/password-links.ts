import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import type { Statement } from '../../platform/database/index.ts'
import { isPast } from '../../platform/time/is-past.ts'
import { type LinkKind, linkMail } from './link-mail.ts'
import type { Area } from './session-store.ts'

/** Hours that a link holds: who has forgotten is waiting, who is invited may be away for a week. */
const hours: Record<LinkKind, number> = { vergessen: 1, einladung: 7 * 24 }

/**
 * Links that an account gets within an hour; more would only fill a mailbox. Those from before the
 * clock was set back do not count, or nobody would get one until it has caught up.
 */
const mostAnHour = 3

/** What is kept of a link, and of the address that it goes to. */
const keyOf = (text: string) => createHash('sha256').update(text).digest()

/** Whose password may be set. */
export type Recipient = { area: Area; konto: string; email: string; name: string }

/**
 * The statement that makes a link and mails it; it makes none where the account got enough of them,
 * or where another one of the account was made at the same moment.
 */
function linkStatement(kind: LinkKind, recipient: Recipient): Statement {
  const { area, konto, email } = recipient
  const link = randomBytes(16).toString('base64url')
  const { betreff, text } = linkMail(kind, recipient, link)
  return {
    text: `
      with link as (
        insert into passwort_links (schluessel, bereich, konto, nummer, gueltig_bis, adresse)
        select decode($1, 'hex'), $2::varchar, $3::varchar,
          coalesce((select max(nummer) from passwort_links
            where bereich = $2::varchar and konto = $3::varchar), 0) + 1,
          now() + make_interval(hours => $4::int), decode($9, 'hex')
        where $5::int > (select count(*) from passwort_links
          where bereich = $2::varchar and konto = $3::varchar
            and erstellt_am > now() - interval '1 hour' and ${isPast('erstellt_am')})
        on conflict (bereich, konto, nummer) do nothing
        returning schluessel
      )
      insert into mails (an, betreff, text, anlass, zustand, versuche, stoerungen,
        naechster_versuch, gueltig_bis)
      select $6, $7, $8, 'passwort:' || encode(schluessel, 'hex'), 'wartet', 0, 0, now(),
        now() + make_interval(hours => $4::int)
      from link returning id`,
    values: [
      keyOf(link).toString('hex'),
      area,
      konto,
      hours[kind],
      mostAnHour,
      email,
      betreff,
      text,
      keyOf(email).toString('hex'),
    ],
  }
}

/**
 * Makes a link and mails it (T09): one for an hour, or a week; used once; kept as a hash. False where
 * the account got enough of them. Two asked for at once cannot count each other, but want the same
 * number: the later one asks again, and counts the earlier one.
 */
export async function mailLink(
  run: (statement: Statement) => Promise<readonly unknown[]>,
  kind: LinkKind,
  recipient: Recipient,
): Promise<boolean> {
  for (let attempt = 0; attempt < mostAnHour; attempt += 1)
    if ((await run(linkStatement(kind, recipient))).length > 0) return true
  return false
}

const mailed = z.array(z.object({ konto: z.string(), adresse: z.string().nullable() }))

/** A link that holds: of which account, and the address that it was mailed to, as a hash. */
type MailedLink = z.output<typeof mailed>[number]

/** Whose link it is; null when it is used, too old, or none of ours. */
export async function findLink(
  pool: Pick<pg.Pool, 'query'>,
  area: Area,
  link: string,
): Promise<MailedLink | null> {
  const { rows } = await pool.query(
    `select konto, encode(adresse, 'hex') as adresse from passwort_links
     where schluessel = $1 and bereich = $2 and gueltig_bis > now()`,
    [keyOf(link), area],
  )
  return mailed.parse(rows)[0] ?? null
}

/** True where a link went to an address: who had it before, or by mistake, opens nothing (T09). */
export const isMailedTo = ({ adresse }: MailedLink, email: string): boolean =>
  adresse === keyOf(email).toString('hex')

const found = z.array(z.object({ konto: z.string() }))

/** Takes a link for good, and every other one of its account; null when somebody was quicker. */
export async function useLink(
  pool: Pick<pg.Pool, 'query'>,
  area: Area,
  link: string,
): Promise<string | null> {
  const { rows } = await pool.query(
    `with benutzt as (
       delete from passwort_links
       where schluessel = $1 and bereich = $2 and gueltig_bis > now() returning bereich, konto
     ), andere as (
       delete from passwort_links l using benutzt b
       where l.bereich = b.bereich and l.konto = b.konto and l.schluessel <> $1
     )
     select konto from benutzt`,
    [keyOf(link), area],
  )
  return found.parse(rows)[0]?.konto ?? null
}
