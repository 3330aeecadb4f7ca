import { problemsOf } from '@kurstadt/contract/forms'
import {
  type Rueckmeldung,
  type RueckmeldungErgebnis,
  rueckmeldungErgebnis,
  satzSchema,
} from '@kurstadt/contract/rueckmeldung'
import type pg from 'pg'
import { z } from 'zod'
import { countedAs, countingSql, intervalOf, type Limit, tooMany } from '../../wire/intake/index.ts'
import { askedPaths } from '../seiten/index.ts'

/** What keeping it needs. */
export type FeedbackParts = { secret: string; intake: Pick<pg.Pool, 'query'> }

/** Pages that one sender may judge: a hotel's guests behind one line, and no script (T60). */
const judged: Limit = { name: 'rueckmeldung', most: 40, within: 600_000 }

/** Of two clicks of one finger the second says nothing new. */
const twice: Limit = { name: 'rueckmeldung-seite', most: 1, within: 3_000 }

/**
 * Counts the sender, finds the page that stands at the address now, and keeps what is said of it: once
 * for each `kennung`, whatever comes twice; a sentence is added to it and never replaced. What one
 * sender says of a page at the same moment once more is not kept, but for what somebody has written.
 */
const text = `
  with erlaubt as (
    ${countingSql({ who: '$1', interval: '$2', most: '$3' })}
  ), einmal as (
    ${countingSql({ who: '$10', interval: '$11', most: '$12' }, 'where exists (select from erlaubt)')}
  ), seite as (
    select s.id, coalesce(s.zustaendig, 'gemeinsam') as zustaendig
    from seiten_locales l join seiten s on s.id = l._parent_id and s._status = 'published'
    where l.pfad = any($4::text[]) and l._locale = $5::_locales
    order by l.pfad = $6 desc limit 1
  ), gesagt as (
    insert into rueckmeldungen as r (kennung, pfad, geholfen, satz, seite_id, zustaendig)
    select $7::varchar, $6, $8::boolean, $9::varchar, seite.id, seite.zustaendig from erlaubt, seite
    where $9::varchar is not null or exists (select from einmal)
    on conflict (kennung) do update set satz = excluded.satz, updated_at = now()
      where r.satz is null and excluded.satz is not null
  )
  select exists (select from erlaubt) as erlaubt, exists (select from seite) as gefunden`

const outcome = z.object({ erlaubt: z.boolean(), gefunden: z.boolean() })

/** A sentence as it is kept: null for none, or what is wrong with it. */
function readSatz(satz: string | undefined): { satz: string | null } | { problem: string } {
  if (satz === undefined || satz.trim() === '') return { satz: null }
  const read = z.object({ satz: satzSchema }).safeParse({ satz })
  return read.success ? read.data : { problem: problemsOf(read.error).satz ?? 'ungueltig' }
}

/**
 * Keeps whether a page has helped; `who` is whom the limit is counted for. Null where no page stands
 * at the address. Throws `too-many-requests`.
 */
export async function keepFeedback(
  { intake, secret }: FeedbackParts,
  { geholfen, kennung, pfad, satz, sprache }: Rueckmeldung,
  who: string,
): Promise<RueckmeldungErgebnis | null> {
  const asked = askedPaths(pfad)
  if (asked === null || asked.sprache !== sprache) return null
  const read = readSatz(satz)
  if ('problem' in read)
    return rueckmeldungErgebnis.parse({ ergebnis: 'fehler', satz: read.problem })
  const { rows } = await intake.query({
    name: 'rueckmeldung',
    text,
    values: [
      countedAs(judged, who, secret),
      intervalOf(judged),
      judged.most,
      asked.paths,
      sprache,
      asked.path,
      kennung,
      geholfen,
      read.satz,
      countedAs(twice, `${who} ${asked.path}`, secret),
      intervalOf(twice),
      twice.most,
    ],
  })
  const { erlaubt, gefunden } = outcome.parse(rows[0])
  if (!erlaubt) throw tooMany()
  return gefunden ? { ergebnis: 'angenommen' } : null
}
