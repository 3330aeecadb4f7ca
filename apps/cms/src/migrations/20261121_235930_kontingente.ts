import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What Payload knows nothing of: how much each sender has sent in a while, which a crash may forget,
 * and the index by which an address is known to have had its confirmations.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unlogged table kontingente (
      wer text primary key,
      menge integer not null,
      bis timestamptz not null
    );
    create index mails_bestaetigungen on mails (lower(an), created_at)
      where anlass like 'anfrage:%:bestaetigung';
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index mails_bestaetigungen;
    drop table kontingente;
  `)
}
