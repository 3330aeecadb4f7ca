import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How many occurrences there are, kept as they come and go, so that the number of those that are
 * over is told without counting them (decision 0025).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table veranstaltung_termine_anzahl (anzahl integer not null);
    insert into veranstaltung_termine_anzahl select count(*) from veranstaltung_termine;
    create function count_veranstaltung_termine() returns trigger language plpgsql as $$
    begin
      update veranstaltung_termine_anzahl
        set anzahl = anzahl + (case tg_op when 'INSERT' then 1 else -1 end) * changed.number
        from (select count(*) as number from termine) changed where changed.number > 0;
      return null;
    end $$;
    create trigger veranstaltung_termine_more after insert on veranstaltung_termine
      referencing new table as termine
      for each statement execute function count_veranstaltung_termine();
    create trigger veranstaltung_termine_fewer after delete on veranstaltung_termine
      referencing old table as termine
      for each statement execute function count_veranstaltung_termine();
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger veranstaltung_termine_more on veranstaltung_termine;
    drop trigger veranstaltung_termine_fewer on veranstaltung_termine;
    drop function count_veranstaltung_termine();
    drop table veranstaltung_termine_anzahl;
  `)
}
