import type { Statement } from '../../../platform/database/index.ts'
import type { Mail } from '../../../platform/mail/index.ts'
import { countedAs, countingSql, intervalOf, type Limit } from '../../../wire/intake/index.ts'
import { entnahme, verkaufGebucht } from '../lager/index.ts'
import type { OrderRow, SeenLine } from './order-row.ts'

/** Orders of one sender. */
const orders: Limit = { name: 'bestellung', most: 20, within: 600_000 }

/** Kinds of papers that go with a mail. */
export type Anlage = 'agb' | 'widerruf' | 'rechnung' | 'karten'

/** A mail about an order, with the papers that go with it. */
export type OrderMail = Mail & { anlagen: readonly Anlage[] }

/** An order as it will be kept, all but its numbers, which only the database knows. */
export type KeptOrder = {
  /** Name of the cart that it is made of. */
  korb: string
  seen: readonly SeenLine[]
  row: OrderRow
  /** What stands on the invoice beside its number. */
  rechnung: object
  /** Year of the invoice's number. */
  jahr: string
  mails: readonly OrderMail[]
  /** Stands for the number of the order in the mails. */
  placeholder: string
  /** Who sends, as the website says; kept as a word that only this installation can make. */
  who: string
  secret: string
}

/** Columns of an order that come from outside the database. */
const columns = `id, positionen, vorname, nachname, strasse, plz, ort, land, email, telefon, lieferung,
  zahlung, stand, versand_cent, summe_cent, erstattet_cent, steuern, verlauf, zahlbar_bis, bezahlt_am,
  versandt_am, sprache, schluessel, zugang, bedingungen`
const given = columns.replaceAll(/\w+/g, 'b.$&')

/** The cart still is what was looked at; whoever orders it from another tab waits here (F12). */
const cart = `
  bekannt as (
    select from bestellungen where schluessel = $6
  ), gesehen as (
    select * from jsonb_to_recordset($2::jsonb) as l(id uuid, artikel uuid, menge int, preis_cent bigint)
  ), korb as materialized (
    select id from warenkoerbe where id = $1 for update
  ), zeilen as materialized (
    select p.id, p.menge from warenkorb_positionen p where p.korb = (select id from korb) for update
  ), stimmt as (
    select from korb where exists (select from zeilen) and not exists (select from bekannt)
      and not exists (select id, menge from zeilen except select id, menge from gesehen)
      and not exists (select id, menge from gesehen except select id, menge from zeilen)
  ), erlaubt as (
    ${countingSql({ who: '$3', interval: '$4', most: '$5' }, 'from stimmt')}
  ), gefragt as (
    select artikel, sum(menge)::int as menge, max(preis_cent) as preis_cent from gesehen
    where exists (select from erlaubt) group by artikel
  )`

/** Not on sale any more, or for another price than the one that was looked at. */
const changed = `not coalesce(g.aktiv, false) or g._status <> 'published' or g.preis_cent <> q.preis_cent`

/** The number of the invoice is taken last: it lets no other order pass until this one is kept. */
const order = `
  gezaehlt as (
    insert into shop_zaehler as z (name, letzte)
    select 'rechnung ' || $7::text, 1 where exists (select from genommen)
    on conflict (name) do update set letzte = z.letzte + 1
    returning letzte
  ), neu as (
    insert into bestellungen (${columns}, nummer)
    select ${given}, nextval('nummer_bestellungen')
    from gezaehlt, jsonb_populate_record(null::bestellungen, $8::jsonb) b
    returning id, nummer::int
  ), berechnet as (
    insert into shop_belege (art, nummer, bestellung, daten)
    select 'rechnung', 'RE-' || $7::text || '-' || lpad(letzte::text, 5, '0'), neu.id, $9::jsonb
    from neu, gezaehlt
  ), gebucht as (${verkaufGebucht('(select id from neu)', "'Website'")}
  ), vermerkt as (
    insert into protokoll (wer, vorgang, sammlung, eintrag, dokument, felder)
    select 'System', 'angelegt', 'bestellungen', 'Bestellung ' || nummer, id::text, '' from neu
  ), gepostet as (
    insert into mails (an, antwort_an, betreff, text, anlass, bestellung_id, anlagen, zustand, versuche,
      stoerungen, naechster_versuch, gueltig_bis)
    select m.an, m.antwort_an, replace(m.betreff, $11, 'B-' || neu.nummer),
      replace(m.text, $11, 'B-' || neu.nummer), m.anlass, neu.id, m.anlagen, 'wartet', 0, 0, now(),
      now() + make_interval(days => m.tage)
    from neu, jsonb_to_recordset($10::jsonb)
      as m (an text, antwort_an text, betreff text, text text, anlass text, anlagen jsonb, tage int)
  ), geleert as (
    delete from warenkorb_positionen p using neu where p.id in (select id from zeilen)
  ), vergessen as (
    update warenkoerbe set kasse = null, kasse_bis = null
    where id = $1 and exists (select from neu)
  )`

/**
 * Keeps everything about an order in one statement, so that all of it is there or nothing (F09,
 * F11): its pieces leave the stock, it gets its number and its invoice, the ledger and the log a
 * line, the outbox its mails, and the cart is empty. Answers the number, or why there is none: the
 * cart or an article is not what was looked at, the sender has ordered enough, or the key is known.
 */
const text = `
  with ${cart}, ${entnahme(changed)}, ${order}
  select (select nummer from neu) as nummer, exists (select from stimmt) as stimmt,
    exists (select from erlaubt) as erlaubt,
    exists (select from warenkorb_positionen p where p.korb = $1
      and p.id not in (select id from zeilen)) as rest`

/** The statement that keeps an order. */
export function keepOrder(kept: KeptOrder): Statement {
  const { korb, seen, who, secret, row, jahr, rechnung, mails, placeholder } = kept
  const values = [
    korb,
    JSON.stringify(seen),
    countedAs(orders, who, secret),
    intervalOf(orders),
    orders.most,
    row.schluessel,
    jahr,
    JSON.stringify(row),
    JSON.stringify(rechnung),
    JSON.stringify(mails),
    placeholder,
  ]
  return { text, values }
}
