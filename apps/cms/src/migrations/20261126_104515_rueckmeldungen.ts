import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Whether pages have helped, as people say below them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table rueckmeldungen (
      id uuid primary key default gen_random_uuid() not null,
      pfad varchar not null,
      geholfen boolean default false not null,
      satz varchar,
      seite_id uuid references seiten on delete set null,
      zustaendig enum_zustaendig default 'gemeinsam' not null,
      kennung varchar not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    alter table rueckmeldungen rename constraint rueckmeldungen_seite_id_fkey
      to rueckmeldungen_seite_id_seiten_id_fk;
    create index rueckmeldungen_pfad_idx on rueckmeldungen (pfad);
    create index rueckmeldungen_seite_idx on rueckmeldungen (seite_id);
    create index rueckmeldungen_zustaendig_idx on rueckmeldungen (zustaendig);
    create unique index rueckmeldungen_kennung_idx on rueckmeldungen (kennung);
    create index rueckmeldungen_updated_at_idx on rueckmeldungen (updated_at);
    create index rueckmeldungen_created_at_idx on rueckmeldungen (created_at);
  `)
}

/** Takes them away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table rueckmeldungen`)
}
