import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The pictures of an entry, the first of them before the further ones. */
const picturesOf = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', p.id, 'neu', null) order by p.at) from (
    select q.id, min(q.at) as at from (
    select bild_id as id, 0 as at from unterkuenfte where id = v.eintrag
    union all select bild_id, 0 from brancheneintraege where id = v.eintrag
    union all select medien_id, r."order" from unterkuenfte_rels r
      where r.parent_id = v.eintrag and r.path = 'bilder'
    union all select medien_id, r."order" from brancheneintraege_rels r
      where r.parent_id = v.eintrag and r.path = 'bilder'
    ) q where q.id is not null group by q.id
  ) p), '[]'::jsonb)`

/**
 * Photos that partners have sent, as long as they wait for the office. Whatever ends their row puts
 * the file on the list of those that are removed. What was sent before knew no pictures: it has those
 * that the entry has.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table partner_bilder (
      vorschlag uuid not null references partner_vorschlaege on delete cascade,
      id uuid not null,
      datei text not null unique,
      vorschau text not null,
      primary key (vorschlag, id)
    );
    create function partner_bild_faellt_weg() returns trigger language plpgsql as $$
    begin
      insert into media_leftovers (store, name, due) values ('anlagen', old.datei, now())
        on conflict do nothing;
      return null;
    end $$;
    create trigger partner_bild_faellt_weg after delete on partner_bilder
      for each row execute function partner_bild_faellt_weg();
    update partner_vorschlaege v
      set werte = v.werte || jsonb_build_object('bilder', ${picturesOf}),
        vorher = v.vorher || jsonb_build_object('bilder', ${picturesOf});
  `)
}

/** Takes it away again; files that still wait are removed with it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from partner_bilder;
    drop table partner_bilder;
    drop function partner_bild_faellt_weg();
    update partner_vorschlaege set werte = werte - 'bilder', vorher = vorher - 'bilder';
  `)
}
