import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who keeps an entry by a link: the address with the hash of the link, as long as it holds, and what
 * was sent and waits for the office. Of an entry one link holds at a time.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table partner_einladungen (
      id uuid primary key,
      sammlung text not null,
      eintrag uuid not null,
      email text,
      zugang text not null unique,
      erstellt_am timestamptz not null default now(),
      gueltig_bis date not null,
      beantwortet_am timestamptz,
      erinnert_fuer text,
      beendet_am timestamptz,
      beendet_weil text,
      constraint partner_einladungen_beendet check ((beendet_am is null) = (beendet_weil is null)),
      constraint partner_einladungen_email check ((beendet_am is null) = (email is not null))
    );
    create unique index partner_einladungen_offen on partner_einladungen (eintrag, sammlung)
      where beendet_am is null;
    create table partner_vorschlaege (
      id uuid primary key default gen_random_uuid(),
      einladung uuid not null references partner_einladungen on delete cascade,
      sammlung text not null,
      eintrag uuid not null,
      werte jsonb not null,
      vorher jsonb not null,
      bemerkung text,
      zustand text not null default 'wartet',
      grund text,
      gesendet_am timestamptz not null default now(),
      entschieden_am timestamptz
    );
    create unique index partner_vorschlaege_wartend on partner_vorschlaege (einladung)
      where zustand = 'wartet';
    create index partner_vorschlaege_eintrag on partner_vorschlaege (eintrag, sammlung);
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table partner_vorschlaege; drop table partner_einladungen`)
}
