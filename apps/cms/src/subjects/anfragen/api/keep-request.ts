import type { Statement } from '../../../platform/database/index.ts'
import type { Mail } from '../../../platform/mail/index.ts'
import { countedAs, countingSql, intervalOf } from '../../../wire/intake/index.ts'
import { pieces } from './limits.ts'

/** Confirmations that one address gets within an hour, whoever asks for them (T63). */
const mostConfirmations = 3

/** A request as its row will be, all but its number. */
export type KeptRequest = {
  /** Who sends, as the website says; kept as a word that only this installation can make. */
  who: string
  secret: string
  row: {
    id: string
    art: string
    bezeichnung: string
    name: string
    email: string | null
    telefon: string | null
    daten: object
    sprache: string
    pfad: string
    query: object
    schluessel: string
    zugang: string
    status: 'neu'
    eingegangen_am: string
    loeschen_am: string
    verlauf: object
  }
  mails: readonly Mail[]
  /** Stands for the reference, which only the database knows, in the mails and in its name. */
  placeholder: string
}

/**
 * Keeps everything about a request in one statement, so that all of it is there or nothing (F06,
 * F09), with one way to the database and one commit: the request under its number, its line in the
 * log, and its mails in the outbox. It counts the sender for all processes. Answers the number, and
 * no row for a key that is known (F12) or a sender who has sent enough (T60).
 */
const text = `
  with bekannt as (
    select 1 from anfragen where schluessel = $1
  ), erlaubt as (
    ${countingSql({ who: '$2', interval: '$3', most: '$4' }, 'where not exists (select from bekannt)')}
  ), neu as (
    insert into anfragen (id, nummer, bezeichnung, art, name, email, telefon, daten, sprache, pfad, query,
      schluessel, zugang, status, eingegangen_am, loeschen_am, verlauf)
    select a.id, n.nummer, replace(a.bezeichnung, $7, 'A-' || n.nummer), a.art, a.name, a.email, a.telefon, a.daten, a.sprache,
      a.pfad, a.query, a.schluessel, a.zugang, a.status, a.eingegangen_am, a.loeschen_am, a.verlauf
    from erlaubt, jsonb_populate_record(null::anfragen, $5::jsonb) a,
      lateral (select nextval('nummer_anfragen') as nummer where erlaubt.wer is not null) n
    on conflict (schluessel) do nothing
    returning id, nummer::int
  ), vermerkt as (
    insert into protokoll (wer, vorgang, sammlung, eintrag, dokument, felder)
    select 'System', 'angelegt', 'anfragen', 'Anfrage ' || nummer, id::text, '' from neu
  ), gepostet as (
    insert into mails (an, antwort_an, betreff, text, anlass, anfrage_id, zustand, versuche,
      stoerungen, naechster_versuch, gueltig_bis)
    select b.an, b.antwort_an, replace(b.betreff, $7, 'A-' || neu.nummer),
      replace(b.text, $7, 'A-' || neu.nummer), b.anlass, neu.id, 'wartet', 0, 0,
      now(), now() + make_interval(days => b.tage)
    from neu, jsonb_to_recordset($6::jsonb)
      as b (an text, antwort_an text, betreff text, text text, anlass text, tage int)
    where b.anlass not like 'anfrage:%:bestaetigung' or $8 > (
      select count(*) from mails m where lower(m.an) = lower(b.an)
        and m.anlass like 'anfrage:%:bestaetigung' and m.created_at > now() - interval '1 hour')
  )
  select nummer from neu`

/** The statement that keeps a request. */
export function keepRequest({ who, secret, row, mails, placeholder }: KeptRequest): Statement {
  const values = [
    row.schluessel,
    countedAs(pieces, who, secret),
    intervalOf(pieces),
    pieces.most,
    JSON.stringify(row),
    JSON.stringify(mails),
    placeholder,
    mostConfirmations,
  ]
  return { text, values }
}
