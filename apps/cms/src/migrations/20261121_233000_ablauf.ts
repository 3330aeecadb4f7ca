import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What Payload knows nothing of: the schedule, and that the log of two years stays as it is. */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table zeitplan (
      sammlung text not null,
      dokument uuid not null,
      aktion text not null,
      faellig timestamptz not null,
      fehler text,
      primary key (sammlung, dokument, aktion)
    );
    create index zeitplan_faellig on zeitplan (faellig) where fehler is null;
    create function keep_protokoll() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.created_at < now() - interval '2 years' then
        return old;
      end if;
      raise exception 'the log is not changed';
    end $$;
    create trigger protokoll_kept before update or delete on protokoll
      for each row execute function keep_protokoll();
  `)
  await markPublished({ db, payload })
}

/** Documents that were public before there were states. */
async function markPublished({ db, payload }: Pick<MigrateUpArgs, 'db' | 'payload'>): Promise<void> {
  const { rows } = await db.execute(sql`
    select table_name as name, replace(column_name, 'bearbeitungsstand', '') as prefix
    from information_schema.columns
    where table_schema = current_schema() and column_name like '%bearbeitungsstand'`)
  for (const { name, prefix } of rows)
    await db.execute(sql`
      update ${sql.identifier(String(name))}
      set ${sql.identifier(`${prefix}bearbeitungsstand`)} = 'veroeffentlicht'
      where ${sql.identifier(`${prefix}_status`)} = 'published'`)
  payload.logger.info({ tables: rows.length }, 'states written')
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table zeitplan;
    drop trigger protokoll_kept on protokoll;
    drop function keep_protokoll();
  `)
}
