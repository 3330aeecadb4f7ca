import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What Payload knows nothing of: carts, the ledger of the stock, terms, and invoices with their
 * numbers.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table warenkoerbe (
      id text primary key,
      angelegt_am timestamptz not null default now(),
      gesehen_am timestamptz not null default now(),
      kasse jsonb,
      kasse_bis timestamptz
    );
    create index warenkoerbe_gesehen_am on warenkoerbe (gesehen_am);
    create table warenkorb_positionen (
      id uuid primary key default gen_random_uuid(),
      korb text not null references warenkoerbe (id) on delete cascade,
      artikel uuid not null,
      groesse text not null default '',
      anmerkungen text not null default '',
      menge integer not null check (menge between 1 and 999),
      titel text not null,
      preis_cent bigint not null,
      am timestamptz not null default now(),
      unique (korb, artikel, groesse, anmerkungen)
    );
    -- Of an article that is gone the name stays: the ledger tells what was, not what is.
    create table shop_bewegungen (
      id bigint generated always as identity primary key,
      artikel uuid not null,
      titel text not null,
      menge integer not null,
      grund text not null
        check (grund in ('anfang', 'verkauf', 'storno', 'ruecklauf', 'zugang', 'korrektur')),
      bestellung uuid,
      wer text not null,
      bemerkung text,
      am timestamptz not null default now()
    );
    create index shop_bewegungen_artikel on shop_bewegungen (artikel, id desc);
    create index shop_bewegungen_bestellung on shop_bewegungen (bestellung);
    insert into shop_bewegungen (artikel, titel, menge, grund, wer)
    select a.id, coalesce(l.titel, ''), (a.menge_limit - a.menge_aktuell)::int, 'anfang', 'System'
    from shop_artikel a
    left join shop_artikel_locales l on l._parent_id = a.id and l._locale = 'de'
    where a.menge_limit is not null;
    -- Terms as they were when somebody agreed to them, named by their hash.
    create table shop_bedingungen (
      stand text primary key,
      daten jsonb not null,
      am timestamptz not null default now()
    );
    create table shop_zaehler (name text primary key, letzte integer not null);
    create table shop_belege (
      id uuid primary key default gen_random_uuid(),
      art text not null check (art in ('rechnung', 'korrektur')),
      nummer text not null unique,
      bestellung uuid not null references bestellungen (id) on delete cascade,
      daten jsonb not null,
      am timestamptz not null default now()
    );
    create unique index shop_belege_rechnung on shop_belege (bestellung) where art = 'rechnung';
    create index shop_belege_bestellung on shop_belege (bestellung);
    -- Articles of which somebody has been told that they run low.
    create table shop_meldungen (
      artikel uuid primary key references shop_artikel (id) on delete cascade,
      am timestamptz not null default now()
    );
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table shop_meldungen, shop_belege, shop_zaehler, shop_bedingungen,
      shop_bewegungen, warenkorb_positionen, warenkoerbe;
  `)
}
