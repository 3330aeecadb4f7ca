import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const counted = ['seiten', 'veranstaltungen', 'rubriken', 'aktuelles', 'aemter', 'mitarbeiter', 'medien']

/** What Payload knows nothing of: the numbers on the wire and the change feed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const slug of counted)
    await db.execute(sql.raw(`create sequence "nummer_${slug}" as integer`))
  await db.execute(sql`
    create table content_changes (
      id bigint generated always as identity primary key,
      tags text[] not null,
      created_at timestamptz not null default now()
    );
    create index content_changes_created_at on content_changes (created_at);
    create function notify_content_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('content_changes', new.id::text);
      return null;
    end $$;
    create trigger content_changes_notify after insert on content_changes
      for each row execute function notify_content_change();
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table content_changes;
    drop function notify_content_change();
  `)
  for (const slug of counted) await db.execute(sql.raw(`drop sequence "nummer_${slug}"`))
}
