import { randomUUID } from 'node:crypto'
import type { AboAntwort, AboFrage } from '@kurstadt/contract/abos'
import type pg from 'pg'
import { z } from 'zod'
import { countedAs, countingSql, intervalOf, type Limit, tooMany } from '../../wire/intake/index.ts'
import { confirmationEmail } from './emails.ts'
import { readWishes } from './read-wishes.ts'
import { hashOfZugang, pageOf, zugangOf } from './zugang.ts'

/** What asking for mails needs. */
export type AboParts = { secret: string; intake: Pick<pg.Pool, 'query'> }

/** Forms of one sender: a household that waits for a dozen streets, and no script. */
const asked: Limit = { name: 'abo', most: 20, within: 600_000 }

/**
 * Words of one address that wait to be confirmed; whoever enters more for somebody pushes out the
 * oldest. What is asked for again counts as new.
 */
const mostWaiting = 30

const owner = z.array(z.object({ id: z.string() }))

/** Whose an address is, once it has asked for something; else a name for it. */
async function findBezieher({ intake }: AboParts, email: string): Promise<string> {
  const text = 'select id from abo_bezieher where lower(email) = lower($1)'
  const { rows } = await intake.query({ name: 'abo-bezieher', text, values: [email] })
  return owner.parse(rows)[0]?.id ?? randomUUID()
}

/**
 * Keeps what somebody asks for, and mails its address a link to confirm it: one mail within an hour,
 * whoever asks (T63), since its page confirms everything that waits, and changes what is confirmed.
 * Who asks for what they have gets the link, too: it may be lost, or another hour is wanted. A name for the address that
 * another request has made at this moment is not ours, and that request mails it. Of requests at the
 * same moment none sees the mail of another one: the hour is part of what a mail is about, which there
 * is once.
 */
const text = `
  with erlaubt as (
    ${countingSql({ who: '$1', interval: '$2', most: '$3' })}
  ), gewuenscht as (
    select w.* from unnest($8::text[], $12::int[], $13::int[], $14::text[])
      as w (wort, strasse, abfallart, zeit)
    where w.strasse is null
      or (exists (select from strassen s where s.nummer = w.strasse and s.deleted_at is null)
        and exists (select from abfallarten a where a.nummer = w.abfallart and a.deleted_at is null))
  ), bezieher as (
    insert into abo_bezieher as b (id, email, zugang)
    select $4::uuid, $5, $6 from erlaubt where exists (select from gewuenscht)
    on conflict (lower(email)) do update set email = b.email
    returning id
  ), neu as (
    insert into abos (bezieher, art, wort, strasse, abfallart, zeit)
    select b.id, $7, w.wort, w.strasse, w.abfallart, w.zeit from bezieher b, gewuenscht w
    on conflict (bezieher, art, lower(wort)) do update
      set zeit = excluded.zeit, erstellt_am = excluded.erstellt_am
      where abos.bestaetigt_am is null
    returning id
  ), verdraengt as (
    delete from abos where id in (
      select a.id from abos a join bezieher b on b.id = a.bezieher
      where a.bestaetigt_am is null
        and not (a.art = $7 and lower(a.wort) in (select lower(w.wort) from gewuenscht w))
      order by a.erstellt_am desc, a.id offset $9::int - cardinality($8::text[]))
  ), gepostet as (
    insert into mails (an, betreff, text, anlass, zustand, versuche, stoerungen, naechster_versuch,
      gueltig_bis)
    select $5, $10, $11, 'abo:' || b.id || ':bestaetigen:' || floor(extract(epoch from now()) / 3600),
      'wartet', 0, 0, now(), now() + interval '2 days'
    from bezieher b
    where b.id = $4::uuid and not exists (select from mails m
        where m.anlass like 'abo:' || b.id || ':bestaetigen:%' and m.created_at > now() - interval '1 hour')
    on conflict (anlass) do nothing
  )
  select 1 as erlaubt from erlaubt`

/**
 * Takes that somebody wants mails, and answers everybody alike (T04). `who` is whom the limit is
 * counted for. Throws `too-many-requests`.
 */
export async function takeAbo(parts: AboParts, frage: AboFrage, who: string): Promise<AboAntwort> {
  const read = readWishes(frage)
  if ('refused' in read) return read.refused
  const { email, wishes } = read
  const { intake, secret } = parts
  const bezieher = await findBezieher(parts, email)
  const { betreff, text: body } = confirmationEmail(frage.art, pageOf(bezieher, secret))
  const values = [
    countedAs(asked, who, secret),
    intervalOf(asked),
    asked.most,
    bezieher,
    email,
    hashOfZugang(zugangOf(bezieher, secret)),
    frage.art,
    wishes.map(({ wort }) => wort),
    mostWaiting,
    betreff,
    body,
    wishes.map(({ strasse }) => strasse),
    wishes.map(({ abfallart }) => abfallart),
    wishes.map(({ zeit }) => zeit),
  ]
  const { rows } = await intake.query({ name: 'abo', text, values })
  if (rows.length === 0) throw tooMany()
  return { ergebnis: 'angenommen' }
}
