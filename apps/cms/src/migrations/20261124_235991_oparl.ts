import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What OParl shows of the council (decision 0088). An object that is public no more keeps its id and
 * its times, so that whoever harvests hears of it; `npm run migrate` fills the table.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "einstellungen" ADD COLUMN "ratsdaten_lizenz" varchar;
   ALTER TABLE "_einstellungen_v" ADD COLUMN "version_ratsdaten_lizenz" varchar;
   create table oparl_objekte (
     id text primary key,
     stelle bigint generated always as identity,
     typ text not null,
     quelle uuid not null,
     gremium text,
     inhalt jsonb,
     teile text[] not null,
     angelegt timestamp(0) with time zone not null,
     geaendert timestamp(0) with time zone not null,
     check (inhalt is not null or teile = '{}')
   );
   create unique index oparl_objekte_stelle on oparl_objekte (typ, stelle);
   create index oparl_objekte_da on oparl_objekte (typ, stelle) where inhalt is not null;
   create index oparl_objekte_gremium on oparl_objekte (gremium, typ, stelle);
   create index oparl_objekte_geaendert on oparl_objekte (typ, geaendert);
   create index oparl_objekte_quelle on oparl_objekte (quelle);
   create index oparl_objekte_teile on oparl_objekte using gin (teile) with (fastupdate = off);`)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop table oparl_objekte;
   ALTER TABLE "einstellungen" DROP COLUMN "ratsdaten_lizenz";
   ALTER TABLE "_einstellungen_v" DROP COLUMN "version_ratsdaten_lizenz";`)
}
