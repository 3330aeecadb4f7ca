import type { Statement } from '../../../platform/database/index.ts'
import type { Mail } from '../../../platform/mail/index.ts'
import { countedAs, countingSql, intervalOf, type Limit } from '../../../wire/intake/index.ts'

/** Declarations of one sender: the law wants the way open, and no script to fill the office's day. */
const declarations: Limit = { name: 'widerruf', most: 20, within: 600_000 }

/**
 * Receipts that one address gets within an hour for declarations that name no order of it, whoever
 * asks for them (T63). Who withdraws from an order of their own has theirs in any case (§ 356a BGB).
 */
const mostReceipts = 5

/** A declaration as it will be kept. */
export type KeptWithdrawal = {
  /** The row of `widerrufe`, all but its number and its order. */
  row: {
    id: string
    bestellnummer: string
    name: string
    email: string
    umfang: string | null
    eingegangen_am: string
    schluessel: string
    sprache: string
  }
  /** Number of the order that it names; null when it names none. */
  nummer: number | null
  mails: readonly Mail[]
  who: string
  secret: string
}

/**
 * Keeps a declaration and its mails in one statement. It belongs to an order when both number and
 * address are that order's: the order's own history says so then, too. A sender who has declared
 * enough gets no row, and a key that is known gets none either.
 */
const text = `
  with erlaubt as (
    ${countingSql(
      { who: '$1', interval: '$2', most: '$3' },
      `where not exists (select from widerrufe where schluessel = $6::jsonb ->> 'schluessel')`,
    )}
  ), gemeint as materialized (
    select o.id from bestellungen o
    where o.nummer = $4::int and lower(o.email) = lower($6::jsonb ->> 'email') for update
  ), neu as (
    insert into widerrufe (id, bestellnummer, name, email, umfang, eingegangen_am, schluessel,
      sprache, erledigt, bestellung_id, nummer)
    select w.id, w.bestellnummer, w.name, w.email, w.umfang, w.eingegangen_am, w.schluessel,
      w.sprache, false, (select id from gemeint), nextval('nummer_widerrufe')
    from erlaubt, jsonb_populate_record(null::widerrufe, $6::jsonb) w
    returning id, nummer, eingegangen_am
  ), eingetragen as (
    update bestellungen o set updated_at = now(),
      verlauf = coalesce(o.verlauf, '[]') || jsonb_build_array(jsonb_build_object(
        'am', $6::jsonb ->> 'eingegangen_am', 'wer', null, 'was', 'widerruf'))
    from gemeint, neu where o.id = gemeint.id and not exists (
      select from widerrufe w where w.bestellung_id = o.id and not coalesce(w.erledigt, false))
  ), vermerkt as (
    insert into protokoll (wer, vorgang, sammlung, eintrag, dokument, felder)
    select 'System', 'angelegt', 'widerrufe', 'Widerruf ' || nummer::int, id::text, '' from neu
  ), gepostet as (
    insert into mails (an, antwort_an, betreff, text, anlass, zustand, versuche, stoerungen,
      naechster_versuch)
    select m.an, m.antwort_an, m.betreff, m.text, m.anlass, 'wartet', 0, 0, now()
    from neu, jsonb_to_recordset($5::jsonb)
      as m (an text, antwort_an text, betreff text, text text, anlass text)
    where m.anlass not like 'widerruf:%:eingang' or exists (select from gemeint) or $7 > (
      select count(*) from mails e where lower(e.an) = lower(m.an)
        and e.anlass like 'widerruf:%:eingang' and e.created_at > now() - interval '1 hour')
  )
  select eingegangen_am from neu`

/** The statement that keeps a declaration. */
export function keepWithdrawal({ mails, nummer, row, secret, who }: KeptWithdrawal): Statement {
  const values = [
    countedAs(declarations, who, secret),
    intervalOf(declarations),
    declarations.most,
    nummer,
    JSON.stringify(mails),
    JSON.stringify(row),
    mostReceipts,
  ]
  return { text, values }
}
