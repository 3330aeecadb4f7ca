import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The log of public notices and what keeps them as they are (decision 0094). Whatever program writes:
 * an entry of the log is never altered, and a commit that would leave a logged notice different from
 * what it was is refused.
 */
const log = sql`
  create table bekanntmachungsverzeichnis (
    nr bigint primary key,
    zeitpunkt timestamptz not null,
    bekanntmachung uuid not null unique,
    nummer integer not null unique,
    pruefsumme text not null,
    vorher text not null unique,
    wortlaut text not null,
    anlagen jsonb not null,
    stand jsonb not null
  );
  create index bekanntmachungsverzeichnis_pruefsumme on bekanntmachungsverzeichnis (pruefsumme);
  create index bekanntmachungsverzeichnis_anlagen on bekanntmachungsverzeichnis
    using gin (anlagen jsonb_path_ops);

  create function bekanntmachung_stand(notice uuid) returns jsonb language sql stable as $$
    select jsonb_build_object(
      'oeffentlich', b._status = 'published', 'nummer', b.nummer, 'art', b.art,
      'aktenzeichen', b.aktenzeichen, 'rechtsgrundlage', b.rechtsgrundlage,
      'am', extract(epoch from b.bekanntgemacht_am), 'von', extract(epoch from b.datum_von),
      'bis', extract(epoch from b.datum_bis), 'berichtigt', b.berichtigt_id,
      'titel', l.titel, 'text', l.text,
      'dokumente', (
        select jsonb_agg(jsonb_build_array(
          case when jsonb_typeof(d -> 'titel') = 'object' then d -> 'titel' -> 'de' else d -> 'titel' end,
          d -> 'datei'))
        from jsonb_array_elements(
          case when jsonb_typeof(b.dokumente) = 'array' then b.dokumente else '[]' end) d))
    from bekanntmachungen b
      left join bekanntmachungen_locales l on l._parent_id = b.id and l._locale = 'de'
    where b.id = notice
  $$;

  create function bekanntmachung_eintragen() returns trigger language plpgsql as $$
  begin
    new.stand := coalesce(new.stand, bekanntmachung_stand(new.bekanntmachung));
    return new;
  end $$;
  create trigger bekanntmachungsverzeichnis_stand before insert on bekanntmachungsverzeichnis
    for each row execute function bekanntmachung_eintragen();

  create function bekanntmachungsverzeichnis_bleibt() returns trigger language plpgsql as $$
  begin
    raise exception 'the log of public notices is only added to' using errcode = 'check_violation';
  end $$;
  create trigger bekanntmachungsverzeichnis_bleibt before update or delete on bekanntmachungsverzeichnis
    for each row execute function bekanntmachungsverzeichnis_bleibt();
  create trigger bekanntmachungsverzeichnis_nie_leer before truncate on bekanntmachungsverzeichnis
    for each statement execute function bekanntmachungsverzeichnis_bleibt();

  create function bekanntmachung_bleibt() returns trigger language plpgsql as $$
  declare
    notice uuid := (to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> tg_argv[0])::uuid;
  begin
    if exists (
      select from bekanntmachungsverzeichnis v where v.bekanntmachung = notice
        and v.stand is distinct from bekanntmachung_stand(notice)
    ) then
      raise exception 'public notice % is in the log and stays as it is', notice
        using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create constraint trigger bekanntmachung_bleibt after update or delete on bekanntmachungen
    deferrable initially deferred for each row execute function bekanntmachung_bleibt('id');
  create constraint trigger bekanntmachung_texte_bleiben
    after insert or update or delete on bekanntmachungen_locales
    deferrable initially deferred for each row execute function bekanntmachung_bleibt('_parent_id');
`

const noLog = sql`
  drop trigger bekanntmachung_bleibt on bekanntmachungen;
  drop trigger bekanntmachung_texte_bleiben on bekanntmachungen_locales;
  drop function bekanntmachung_bleibt();
  drop table bekanntmachungsverzeichnis;
  drop function bekanntmachung_eintragen();
  drop function bekanntmachungsverzeichnis_bleibt();
  drop function bekanntmachung_stand(uuid);
`

/** Legal basis, instant of publication, and the notice that another one corrects; then the log. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bekanntmachungen" ADD COLUMN "rechtsgrundlage" varchar;
  ALTER TABLE "bekanntmachungen" ADD COLUMN "berichtigt_id" uuid;
  ALTER TABLE "bekanntmachungen" ADD COLUMN "bekanntgemacht_am" timestamp(3) with time zone;
  ALTER TABLE "_bekanntmachungen_v" ADD COLUMN "version_rechtsgrundlage" varchar;
  ALTER TABLE "_bekanntmachungen_v" ADD COLUMN "version_berichtigt_id" uuid;
  ALTER TABLE "_bekanntmachungen_v" ADD COLUMN "version_bekanntgemacht_am" timestamp(3) with time zone;
  ALTER TABLE "bekanntmachungen" ADD CONSTRAINT "bekanntmachungen_berichtigt_id_bekanntmachungen_id_fk" FOREIGN KEY ("berichtigt_id") REFERENCES "public"."bekanntmachungen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bekanntmachungen_v" ADD CONSTRAINT "_bekanntmachungen_v_version_berichtigt_id_bekanntmachungen_id_fk" FOREIGN KEY ("version_berichtigt_id") REFERENCES "public"."bekanntmachungen"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "bekanntmachungen_berichtigt_idx" ON "bekanntmachungen" USING btree ("berichtigt_id");
  CREATE INDEX "_bekanntmachungen_v_version_version_berichtigt_idx" ON "_bekanntmachungen_v" USING btree ("version_berichtigt_id");`)
  await db.execute(log)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(noLog)
  await db.execute(sql`
   ALTER TABLE "bekanntmachungen" DROP CONSTRAINT "bekanntmachungen_berichtigt_id_bekanntmachungen_id_fk";
  
  ALTER TABLE "_bekanntmachungen_v" DROP CONSTRAINT "_bekanntmachungen_v_version_berichtigt_id_bekanntmachungen_id_fk";
  
  DROP INDEX "bekanntmachungen_berichtigt_idx";
  DROP INDEX "_bekanntmachungen_v_version_version_berichtigt_idx";
  ALTER TABLE "bekanntmachungen" DROP COLUMN "rechtsgrundlage";
  ALTER TABLE "bekanntmachungen" DROP COLUMN "berichtigt_id";
  ALTER TABLE "bekanntmachungen" DROP COLUMN "bekanntgemacht_am";
  ALTER TABLE "_bekanntmachungen_v" DROP COLUMN "version_rechtsgrundlage";
  ALTER TABLE "_bekanntmachungen_v" DROP COLUMN "version_berichtigt_id";
  ALTER TABLE "_bekanntmachungen_v" DROP COLUMN "version_bekanntgemacht_am";`)
}
