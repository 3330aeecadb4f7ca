import { createHmac } from 'node:crypto'
import {
  type BrettErgebnis,
  brettErgebnis,
  brettNachrichtSchema,
  nachrichtFelder,
} from '@kurstadt/contract/brett'
import { problemsOf } from '@kurstadt/contract/forms'
import type pg from 'pg'
import { z } from 'zod'
import { todayInBerlin } from '../../platform/time/berlin.ts'
import { noon } from '../../platform/time/days.ts'
import { countedAs, countingSql, intervalOf, type Limit, tooMany } from '../../wire/intake/index.ts'
import { messageEmail } from './emails.ts'

/** What sending and looking needs. */
export type BoardParts = { secret: string; intake: Pick<pg.Pool, 'query'> }

/** Messages of one sender: whoever furnishes a flat, and no script (T60). */
const sent: Limit = { name: 'brett-nachricht', most: 6, within: 600_000 }
/** Messages that one notice brings its writer in a day, whoever sends them. */
const received: Limit = { name: 'brett-postfach', most: 30, within: 86_400_000 }

const whom = z.object({ an: z.string(), titel: z.string() })

/** Whom a message about a notice reaches: of one that does not hang, or is done, nobody. */
const reader = `
  select coalesce(s.email, e.kontakt_email) as an, l.titel
  from schwarzes_brett e
  join schwarzes_brett_locales l on l._parent_id = e.id and l._locale = 'de'
  left join brett_aushaenge a on a.aushang = e.id
  left join brett_schreiber s on s.id = a.schreiber
  where e.nummer = $1::int and e._status = 'published' and e.status = 'aktiv'
    and e.datum_von <= $2::timestamptz and e.ablaufdatum >= $2::timestamptz
    and l.titel <> '' and coalesce(s.email, e.kontakt_email, '') <> ''`

/**
 * Counts the sender, then the notice, and keeps the mail, all of it or nothing; answers no row when
 * that is too much. A mail that is kept already is kept once.
 */
const text = `
  with erlaubt as (
    ${countingSql({ who: '$1', interval: '$2', most: '$3' })}
  ), offen as (
    ${countingSql({ who: '$4', interval: '$5', most: '$6' }, 'where exists (select from erlaubt)')}
  ), geschrieben as (
    insert into mails (an, antwort_an, betreff, text, anlass, zustand, versuche, stoerungen,
      naechster_versuch, gueltig_bis)
    select $7, $8, $9, $10, $11, 'wartet', 0, 0, now(), now() + interval '7 days' from offen
    on conflict (anlass) do nothing
  )
  select wer from offen`

/** The same words of the same sender about one notice are one message a day (fault F12). */
function anlassOf(
  message: { aushang: number; who: string; felder: object },
  secret: string,
): string {
  const content = JSON.stringify([todayInBerlin(), message])
  const key = createHmac('sha256', `brett-antwort ${secret}`).update(content).digest('base64url')
  return `brett:antwort:${key}`
}

/**
 * Passes a message on to whoever has put up a notice; neither sees the other's address, unless the
 * sender wants theirs to be known (spec 2.6). Null where nobody can be written to. Throws
 * `too-many-requests`.
 */
export async function writeToWriter(
  { intake, secret }: BoardParts,
  { aushang, felder }: { aushang: number; felder: Readonly<Record<string, string>> },
  who: string,
): Promise<BrettErgebnis | null> {
  const parsed = brettNachrichtSchema.safeParse(
    Object.fromEntries(nachrichtFelder.map((name) => [name, felder[name] ?? ''])),
  )
  if (!parsed.success)
    return brettErgebnis.parse({ ergebnis: 'fehler', fehler: problemsOf(parsed.error) })
  const { rows } = await intake.query({ text: reader, values: [aushang, noon(todayInBerlin())] })
  if (rows[0] === undefined) return null
  const { an, titel } = whom.parse(rows[0])
  const { email, nachricht, name, weitergeben } = parsed.data
  const answerTo = weitergeben ? email : null
  const written = messageEmail({ titel, name, nachricht, email: answerTo })
  const { rowCount } = await intake.query({
    text,
    values: [
      countedAs(sent, who, secret),
      intervalOf(sent),
      sent.most,
      countedAs(received, String(aushang), secret),
      intervalOf(received),
      received.most,
      an,
      answerTo,
      written.betreff,
      written.text,
      anlassOf({ aushang, who, felder: parsed.data }, secret),
    ],
  })
  if (rowCount === 0) throw tooMany()
  return { ergebnis: 'angenommen' }
}
