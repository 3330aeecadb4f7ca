import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_zustaendig" AS ENUM('gemeinsam', 'tourismus', 'rathaus', 'festival');
  ALTER TABLE "hinweise" ALTER COLUMN "bereich" DROP DEFAULT;
  ALTER TABLE "_hinweise_v" ALTER COLUMN "version_bereich" DROP DEFAULT;
  ALTER TABLE "seiten" ADD COLUMN "zustaendig" "enum_zustaendig";
  ALTER TABLE "seiten" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "seiten" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "seiten" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_seiten_v" ADD COLUMN "version_zustaendig" "enum_zustaendig";
  ALTER TABLE "_seiten_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_seiten_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_seiten_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "aktuelles" ADD COLUMN "zustaendig" "enum_zustaendig";
  ALTER TABLE "aktuelles" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "aktuelles" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "aktuelles" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_aktuelles_v" ADD COLUMN "version_zustaendig" "enum_zustaendig";
  ALTER TABLE "_aktuelles_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_aktuelles_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_aktuelles_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "veranstaltungen" ADD COLUMN "zustaendig" "enum_zustaendig";
  ALTER TABLE "veranstaltungen" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "veranstaltungen" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "veranstaltungen" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_zustaendig" "enum_zustaendig";
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "aemter" ADD COLUMN "zustaendig" "enum_zustaendig";
  ALTER TABLE "aemter" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "aemter" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "aemter" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_zustaendig" "enum_zustaendig";
  ALTER TABLE "_aemter_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "mitarbeiter" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "mitarbeiter" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "mitarbeiter" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "wegweiser_verfahren" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "wegweiser_verfahren" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "wegweiser_verfahren" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_wegweiser_verfahren_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_wegweiser_verfahren_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_wegweiser_verfahren_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "lebenslagen" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "lebenslagen" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "lebenslagen" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_lebenslagen_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_lebenslagen_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_lebenslagen_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "bekanntmachungen" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "bekanntmachungen" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "bekanntmachungen" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_bekanntmachungen_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_bekanntmachungen_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_bekanntmachungen_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "hinweise" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "hinweise" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "hinweise" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_hinweise_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_hinweise_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_hinweise_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "brancheneintraege" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "brancheneintraege" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "brancheneintraege" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_brancheneintraege_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_brancheneintraege_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_brancheneintraege_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "baugebiete" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "baugebiete" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "baugebiete" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_baugebiete_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_baugebiete_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_baugebiete_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "schwarzes_brett" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "schwarzes_brett" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "schwarzes_brett" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_schwarzes_brett_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_schwarzes_brett_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_schwarzes_brett_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "pois" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "pois" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "pois" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_pois_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_pois_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_pois_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "touren" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "touren" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "touren" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_touren_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_touren_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_touren_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "webcams" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "webcams" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "webcams" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_webcams_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_webcams_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_webcams_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "galerien" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "galerien" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "galerien" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_galerien_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_galerien_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_galerien_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "videos" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "videos" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "videos" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_videos_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_videos_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_videos_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "sitzungen" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "sitzungen" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "sitzungen" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_sitzungen_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_sitzungen_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_sitzungen_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "vorlagen" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "vorlagen" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "vorlagen" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_vorlagen_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_vorlagen_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_vorlagen_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "gremien" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "gremien" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "gremien" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_gremien_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_gremien_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_gremien_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "raete" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "raete" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "raete" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_raete_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_raete_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_raete_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "intranet_texte" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "intranet_texte" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "intranet_texte" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_intranet_texte_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_intranet_texte_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_intranet_texte_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "intranet_archiv" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "intranet_archiv" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "intranet_archiv" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_intranet_archiv_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_intranet_archiv_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_intranet_archiv_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "unterkuenfte" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "unterkuenfte" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "unterkuenfte" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_unterkuenfte_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_unterkuenfte_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_unterkuenfte_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "stellplaetze" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "stellplaetze" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "stellplaetze" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_stellplaetze_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_stellplaetze_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_stellplaetze_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "pauschalen" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "pauschalen" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "pauschalen" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_pauschalen_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_pauschalen_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_pauschalen_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "portalmodule" ADD COLUMN "zustaendig" "enum_zustaendig";
  ALTER TABLE "portalmodule" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "portalmodule" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "portalmodule" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_portalmodule_v" ADD COLUMN "version_zustaendig" "enum_zustaendig";
  ALTER TABLE "_portalmodule_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_portalmodule_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_portalmodule_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "shop_artikel" ADD COLUMN "pruefung_durch_id" uuid;
  ALTER TABLE "shop_artikel" ADD COLUMN "pruefung_von_id" uuid;
  ALTER TABLE "shop_artikel" ADD COLUMN "pruefung_kommentar" varchar;
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_pruefung_durch_id" uuid;
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_pruefung_von_id" uuid;
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_pruefung_kommentar" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "tourismus_amt_id" uuid;
  ALTER TABLE "einstellungen" ADD COLUMN "rathaus_amt_id" uuid;
  ALTER TABLE "seiten" ADD CONSTRAINT "seiten_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seiten" ADD CONSTRAINT "seiten_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seiten_v" ADD CONSTRAINT "_seiten_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seiten_v" ADD CONSTRAINT "_seiten_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "aktuelles" ADD CONSTRAINT "aktuelles_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "aktuelles" ADD CONSTRAINT "aktuelles_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aktuelles_v" ADD CONSTRAINT "_aktuelles_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aktuelles_v" ADD CONSTRAINT "_aktuelles_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "veranstaltungen" ADD CONSTRAINT "veranstaltungen_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "veranstaltungen" ADD CONSTRAINT "veranstaltungen_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_veranstaltungen_v" ADD CONSTRAINT "_veranstaltungen_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_veranstaltungen_v" ADD CONSTRAINT "_veranstaltungen_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "aemter" ADD CONSTRAINT "aemter_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "aemter" ADD CONSTRAINT "aemter_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aemter_v" ADD CONSTRAINT "_aemter_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aemter_v" ADD CONSTRAINT "_aemter_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mitarbeiter" ADD CONSTRAINT "mitarbeiter_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mitarbeiter" ADD CONSTRAINT "mitarbeiter_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mitarbeiter_v" ADD CONSTRAINT "_mitarbeiter_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mitarbeiter_v" ADD CONSTRAINT "_mitarbeiter_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "wegweiser_verfahren" ADD CONSTRAINT "wegweiser_verfahren_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "wegweiser_verfahren" ADD CONSTRAINT "wegweiser_verfahren_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wegweiser_verfahren_v" ADD CONSTRAINT "_wegweiser_verfahren_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wegweiser_verfahren_v" ADD CONSTRAINT "_wegweiser_verfahren_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lebenslagen" ADD CONSTRAINT "lebenslagen_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lebenslagen" ADD CONSTRAINT "lebenslagen_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lebenslagen_v" ADD CONSTRAINT "_lebenslagen_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lebenslagen_v" ADD CONSTRAINT "_lebenslagen_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bekanntmachungen" ADD CONSTRAINT "bekanntmachungen_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bekanntmachungen" ADD CONSTRAINT "bekanntmachungen_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bekanntmachungen_v" ADD CONSTRAINT "_bekanntmachungen_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bekanntmachungen_v" ADD CONSTRAINT "_bekanntmachungen_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hinweise" ADD CONSTRAINT "hinweise_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hinweise" ADD CONSTRAINT "hinweise_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hinweise_v" ADD CONSTRAINT "_hinweise_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hinweise_v" ADD CONSTRAINT "_hinweise_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brancheneintraege" ADD CONSTRAINT "brancheneintraege_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brancheneintraege" ADD CONSTRAINT "brancheneintraege_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v" ADD CONSTRAINT "_brancheneintraege_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v" ADD CONSTRAINT "_brancheneintraege_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "baugebiete" ADD CONSTRAINT "baugebiete_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "baugebiete" ADD CONSTRAINT "baugebiete_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_baugebiete_v" ADD CONSTRAINT "_baugebiete_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_baugebiete_v" ADD CONSTRAINT "_baugebiete_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schwarzes_brett" ADD CONSTRAINT "schwarzes_brett_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schwarzes_brett" ADD CONSTRAINT "schwarzes_brett_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schwarzes_brett_v" ADD CONSTRAINT "_schwarzes_brett_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schwarzes_brett_v" ADD CONSTRAINT "_schwarzes_brett_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pois" ADD CONSTRAINT "pois_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pois" ADD CONSTRAINT "pois_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pois_v" ADD CONSTRAINT "_pois_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pois_v" ADD CONSTRAINT "_pois_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "touren" ADD CONSTRAINT "touren_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "touren" ADD CONSTRAINT "touren_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_touren_v" ADD CONSTRAINT "_touren_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_touren_v" ADD CONSTRAINT "_touren_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webcams" ADD CONSTRAINT "webcams_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webcams" ADD CONSTRAINT "webcams_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webcams_v" ADD CONSTRAINT "_webcams_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webcams_v" ADD CONSTRAINT "_webcams_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galerien" ADD CONSTRAINT "galerien_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galerien" ADD CONSTRAINT "galerien_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galerien_v" ADD CONSTRAINT "_galerien_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galerien_v" ADD CONSTRAINT "_galerien_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sitzungen" ADD CONSTRAINT "sitzungen_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sitzungen" ADD CONSTRAINT "sitzungen_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sitzungen_v" ADD CONSTRAINT "_sitzungen_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sitzungen_v" ADD CONSTRAINT "_sitzungen_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vorlagen" ADD CONSTRAINT "vorlagen_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vorlagen" ADD CONSTRAINT "vorlagen_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vorlagen_v" ADD CONSTRAINT "_vorlagen_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vorlagen_v" ADD CONSTRAINT "_vorlagen_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gremien" ADD CONSTRAINT "gremien_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gremien" ADD CONSTRAINT "gremien_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gremien_v" ADD CONSTRAINT "_gremien_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gremien_v" ADD CONSTRAINT "_gremien_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "raete" ADD CONSTRAINT "raete_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "raete" ADD CONSTRAINT "raete_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_raete_v" ADD CONSTRAINT "_raete_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_raete_v" ADD CONSTRAINT "_raete_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intranet_texte" ADD CONSTRAINT "intranet_texte_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intranet_texte" ADD CONSTRAINT "intranet_texte_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_texte_v" ADD CONSTRAINT "_intranet_texte_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_texte_v" ADD CONSTRAINT "_intranet_texte_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intranet_archiv" ADD CONSTRAINT "intranet_archiv_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intranet_archiv" ADD CONSTRAINT "intranet_archiv_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_archiv_v" ADD CONSTRAINT "_intranet_archiv_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_archiv_v" ADD CONSTRAINT "_intranet_archiv_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "unterkuenfte" ADD CONSTRAINT "unterkuenfte_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "unterkuenfte" ADD CONSTRAINT "unterkuenfte_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_unterkuenfte_v" ADD CONSTRAINT "_unterkuenfte_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_unterkuenfte_v" ADD CONSTRAINT "_unterkuenfte_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stellplaetze" ADD CONSTRAINT "stellplaetze_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stellplaetze" ADD CONSTRAINT "stellplaetze_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stellplaetze_v" ADD CONSTRAINT "_stellplaetze_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stellplaetze_v" ADD CONSTRAINT "_stellplaetze_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pauschalen" ADD CONSTRAINT "pauschalen_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pauschalen" ADD CONSTRAINT "pauschalen_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pauschalen_v" ADD CONSTRAINT "_pauschalen_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pauschalen_v" ADD CONSTRAINT "_pauschalen_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portalmodule" ADD CONSTRAINT "portalmodule_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portalmodule" ADD CONSTRAINT "portalmodule_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portalmodule_v" ADD CONSTRAINT "_portalmodule_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portalmodule_v" ADD CONSTRAINT "_portalmodule_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_artikel" ADD CONSTRAINT "shop_artikel_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_artikel" ADD CONSTRAINT "shop_artikel_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_artikel_v" ADD CONSTRAINT "_shop_artikel_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_artikel_v" ADD CONSTRAINT "_shop_artikel_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "einstellungen" ADD CONSTRAINT "einstellungen_tourismus_amt_id_aemter_id_fk" FOREIGN KEY ("tourismus_amt_id") REFERENCES "public"."aemter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "einstellungen" ADD CONSTRAINT "einstellungen_rathaus_amt_id_aemter_id_fk" FOREIGN KEY ("rathaus_amt_id") REFERENCES "public"."aemter"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "seiten_zustaendig_idx" ON "seiten" USING btree ("zustaendig");
  CREATE INDEX "seiten_pruefung_durch_idx" ON "seiten" USING btree ("pruefung_durch_id");
  CREATE INDEX "seiten_pruefung_von_idx" ON "seiten" USING btree ("pruefung_von_id");
  CREATE INDEX "_seiten_v_version_version_zustaendig_idx" ON "_seiten_v" USING btree ("version_zustaendig");
  CREATE INDEX "_seiten_v_version_version_pruefung_durch_idx" ON "_seiten_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_seiten_v_version_version_pruefung_von_idx" ON "_seiten_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "aktuelles_zustaendig_idx" ON "aktuelles" USING btree ("zustaendig");
  CREATE INDEX "aktuelles_pruefung_durch_idx" ON "aktuelles" USING btree ("pruefung_durch_id");
  CREATE INDEX "aktuelles_pruefung_von_idx" ON "aktuelles" USING btree ("pruefung_von_id");
  CREATE INDEX "_aktuelles_v_version_version_zustaendig_idx" ON "_aktuelles_v" USING btree ("version_zustaendig");
  CREATE INDEX "_aktuelles_v_version_version_pruefung_durch_idx" ON "_aktuelles_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_aktuelles_v_version_version_pruefung_von_idx" ON "_aktuelles_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "veranstaltungen_zustaendig_idx" ON "veranstaltungen" USING btree ("zustaendig");
  CREATE INDEX "veranstaltungen_pruefung_durch_idx" ON "veranstaltungen" USING btree ("pruefung_durch_id");
  CREATE INDEX "veranstaltungen_pruefung_von_idx" ON "veranstaltungen" USING btree ("pruefung_von_id");
  CREATE INDEX "_veranstaltungen_v_version_version_zustaendig_idx" ON "_veranstaltungen_v" USING btree ("version_zustaendig");
  CREATE INDEX "_veranstaltungen_v_version_version_pruefung_durch_idx" ON "_veranstaltungen_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_veranstaltungen_v_version_version_pruefung_von_idx" ON "_veranstaltungen_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "aemter_zustaendig_idx" ON "aemter" USING btree ("zustaendig");
  CREATE INDEX "aemter_pruefung_durch_idx" ON "aemter" USING btree ("pruefung_durch_id");
  CREATE INDEX "aemter_pruefung_von_idx" ON "aemter" USING btree ("pruefung_von_id");
  CREATE INDEX "_aemter_v_version_version_zustaendig_idx" ON "_aemter_v" USING btree ("version_zustaendig");
  CREATE INDEX "_aemter_v_version_version_pruefung_durch_idx" ON "_aemter_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_aemter_v_version_version_pruefung_von_idx" ON "_aemter_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "mitarbeiter_pruefung_durch_idx" ON "mitarbeiter" USING btree ("pruefung_durch_id");
  CREATE INDEX "mitarbeiter_pruefung_von_idx" ON "mitarbeiter" USING btree ("pruefung_von_id");
  CREATE INDEX "_mitarbeiter_v_version_version_pruefung_durch_idx" ON "_mitarbeiter_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_mitarbeiter_v_version_version_pruefung_von_idx" ON "_mitarbeiter_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "wegweiser_verfahren_pruefung_durch_idx" ON "wegweiser_verfahren" USING btree ("pruefung_durch_id");
  CREATE INDEX "wegweiser_verfahren_pruefung_von_idx" ON "wegweiser_verfahren" USING btree ("pruefung_von_id");
  CREATE INDEX "_wegweiser_verfahren_v_version_version_pruefung_durch_idx" ON "_wegweiser_verfahren_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_wegweiser_verfahren_v_version_version_pruefung_von_idx" ON "_wegweiser_verfahren_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "lebenslagen_pruefung_durch_idx" ON "lebenslagen" USING btree ("pruefung_durch_id");
  CREATE INDEX "lebenslagen_pruefung_von_idx" ON "lebenslagen" USING btree ("pruefung_von_id");
  CREATE INDEX "_lebenslagen_v_version_version_pruefung_durch_idx" ON "_lebenslagen_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_lebenslagen_v_version_version_pruefung_von_idx" ON "_lebenslagen_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "bekanntmachungen_pruefung_durch_idx" ON "bekanntmachungen" USING btree ("pruefung_durch_id");
  CREATE INDEX "bekanntmachungen_pruefung_von_idx" ON "bekanntmachungen" USING btree ("pruefung_von_id");
  CREATE INDEX "_bekanntmachungen_v_version_version_pruefung_durch_idx" ON "_bekanntmachungen_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_bekanntmachungen_v_version_version_pruefung_von_idx" ON "_bekanntmachungen_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "hinweise_pruefung_durch_idx" ON "hinweise" USING btree ("pruefung_durch_id");
  CREATE INDEX "hinweise_pruefung_von_idx" ON "hinweise" USING btree ("pruefung_von_id");
  CREATE INDEX "_hinweise_v_version_version_pruefung_durch_idx" ON "_hinweise_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_hinweise_v_version_version_pruefung_von_idx" ON "_hinweise_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "brancheneintraege_pruefung_durch_idx" ON "brancheneintraege" USING btree ("pruefung_durch_id");
  CREATE INDEX "brancheneintraege_pruefung_von_idx" ON "brancheneintraege" USING btree ("pruefung_von_id");
  CREATE INDEX "_brancheneintraege_v_version_version_pruefung_durch_idx" ON "_brancheneintraege_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_brancheneintraege_v_version_version_pruefung_von_idx" ON "_brancheneintraege_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "baugebiete_pruefung_durch_idx" ON "baugebiete" USING btree ("pruefung_durch_id");
  CREATE INDEX "baugebiete_pruefung_von_idx" ON "baugebiete" USING btree ("pruefung_von_id");
  CREATE INDEX "_baugebiete_v_version_version_pruefung_durch_idx" ON "_baugebiete_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_baugebiete_v_version_version_pruefung_von_idx" ON "_baugebiete_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "schwarzes_brett_pruefung_durch_idx" ON "schwarzes_brett" USING btree ("pruefung_durch_id");
  CREATE INDEX "schwarzes_brett_pruefung_von_idx" ON "schwarzes_brett" USING btree ("pruefung_von_id");
  CREATE INDEX "_schwarzes_brett_v_version_version_pruefung_durch_idx" ON "_schwarzes_brett_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_schwarzes_brett_v_version_version_pruefung_von_idx" ON "_schwarzes_brett_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "pois_pruefung_durch_idx" ON "pois" USING btree ("pruefung_durch_id");
  CREATE INDEX "pois_pruefung_von_idx" ON "pois" USING btree ("pruefung_von_id");
  CREATE INDEX "_pois_v_version_version_pruefung_durch_idx" ON "_pois_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_pois_v_version_version_pruefung_von_idx" ON "_pois_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "touren_pruefung_durch_idx" ON "touren" USING btree ("pruefung_durch_id");
  CREATE INDEX "touren_pruefung_von_idx" ON "touren" USING btree ("pruefung_von_id");
  CREATE INDEX "_touren_v_version_version_pruefung_durch_idx" ON "_touren_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_touren_v_version_version_pruefung_von_idx" ON "_touren_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "webcams_pruefung_durch_idx" ON "webcams" USING btree ("pruefung_durch_id");
  CREATE INDEX "webcams_pruefung_von_idx" ON "webcams" USING btree ("pruefung_von_id");
  CREATE INDEX "_webcams_v_version_version_pruefung_durch_idx" ON "_webcams_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_webcams_v_version_version_pruefung_von_idx" ON "_webcams_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "galerien_pruefung_durch_idx" ON "galerien" USING btree ("pruefung_durch_id");
  CREATE INDEX "galerien_pruefung_von_idx" ON "galerien" USING btree ("pruefung_von_id");
  CREATE INDEX "_galerien_v_version_version_pruefung_durch_idx" ON "_galerien_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_galerien_v_version_version_pruefung_von_idx" ON "_galerien_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "videos_pruefung_durch_idx" ON "videos" USING btree ("pruefung_durch_id");
  CREATE INDEX "videos_pruefung_von_idx" ON "videos" USING btree ("pruefung_von_id");
  CREATE INDEX "_videos_v_version_version_pruefung_durch_idx" ON "_videos_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_videos_v_version_version_pruefung_von_idx" ON "_videos_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "sitzungen_pruefung_durch_idx" ON "sitzungen" USING btree ("pruefung_durch_id");
  CREATE INDEX "sitzungen_pruefung_von_idx" ON "sitzungen" USING btree ("pruefung_von_id");
  CREATE INDEX "_sitzungen_v_version_version_pruefung_durch_idx" ON "_sitzungen_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_sitzungen_v_version_version_pruefung_von_idx" ON "_sitzungen_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "vorlagen_pruefung_durch_idx" ON "vorlagen" USING btree ("pruefung_durch_id");
  CREATE INDEX "vorlagen_pruefung_von_idx" ON "vorlagen" USING btree ("pruefung_von_id");
  CREATE INDEX "_vorlagen_v_version_version_pruefung_durch_idx" ON "_vorlagen_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_vorlagen_v_version_version_pruefung_von_idx" ON "_vorlagen_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "gremien_pruefung_durch_idx" ON "gremien" USING btree ("pruefung_durch_id");
  CREATE INDEX "gremien_pruefung_von_idx" ON "gremien" USING btree ("pruefung_von_id");
  CREATE INDEX "_gremien_v_version_version_pruefung_durch_idx" ON "_gremien_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_gremien_v_version_version_pruefung_von_idx" ON "_gremien_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "raete_pruefung_durch_idx" ON "raete" USING btree ("pruefung_durch_id");
  CREATE INDEX "raete_pruefung_von_idx" ON "raete" USING btree ("pruefung_von_id");
  CREATE INDEX "_raete_v_version_version_pruefung_durch_idx" ON "_raete_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_raete_v_version_version_pruefung_von_idx" ON "_raete_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "intranet_texte_pruefung_durch_idx" ON "intranet_texte" USING btree ("pruefung_durch_id");
  CREATE INDEX "intranet_texte_pruefung_von_idx" ON "intranet_texte" USING btree ("pruefung_von_id");
  CREATE INDEX "_intranet_texte_v_version_version_pruefung_durch_idx" ON "_intranet_texte_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_intranet_texte_v_version_version_pruefung_von_idx" ON "_intranet_texte_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "intranet_archiv_pruefung_durch_idx" ON "intranet_archiv" USING btree ("pruefung_durch_id");
  CREATE INDEX "intranet_archiv_pruefung_von_idx" ON "intranet_archiv" USING btree ("pruefung_von_id");
  CREATE INDEX "_intranet_archiv_v_version_version_pruefung_durch_idx" ON "_intranet_archiv_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_intranet_archiv_v_version_version_pruefung_von_idx" ON "_intranet_archiv_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "unterkuenfte_pruefung_durch_idx" ON "unterkuenfte" USING btree ("pruefung_durch_id");
  CREATE INDEX "unterkuenfte_pruefung_von_idx" ON "unterkuenfte" USING btree ("pruefung_von_id");
  CREATE INDEX "_unterkuenfte_v_version_version_pruefung_durch_idx" ON "_unterkuenfte_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_unterkuenfte_v_version_version_pruefung_von_idx" ON "_unterkuenfte_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "stellplaetze_pruefung_durch_idx" ON "stellplaetze" USING btree ("pruefung_durch_id");
  CREATE INDEX "stellplaetze_pruefung_von_idx" ON "stellplaetze" USING btree ("pruefung_von_id");
  CREATE INDEX "_stellplaetze_v_version_version_pruefung_durch_idx" ON "_stellplaetze_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_stellplaetze_v_version_version_pruefung_von_idx" ON "_stellplaetze_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "pauschalen_pruefung_durch_idx" ON "pauschalen" USING btree ("pruefung_durch_id");
  CREATE INDEX "pauschalen_pruefung_von_idx" ON "pauschalen" USING btree ("pruefung_von_id");
  CREATE INDEX "_pauschalen_v_version_version_pruefung_durch_idx" ON "_pauschalen_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_pauschalen_v_version_version_pruefung_von_idx" ON "_pauschalen_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "portalmodule_zustaendig_idx" ON "portalmodule" USING btree ("zustaendig");
  CREATE INDEX "portalmodule_pruefung_durch_idx" ON "portalmodule" USING btree ("pruefung_durch_id");
  CREATE INDEX "portalmodule_pruefung_von_idx" ON "portalmodule" USING btree ("pruefung_von_id");
  CREATE INDEX "_portalmodule_v_version_version_zustaendig_idx" ON "_portalmodule_v" USING btree ("version_zustaendig");
  CREATE INDEX "_portalmodule_v_version_version_pruefung_durch_idx" ON "_portalmodule_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_portalmodule_v_version_version_pruefung_von_idx" ON "_portalmodule_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "shop_artikel_pruefung_durch_idx" ON "shop_artikel" USING btree ("pruefung_durch_id");
  CREATE INDEX "shop_artikel_pruefung_von_idx" ON "shop_artikel" USING btree ("pruefung_von_id");
  CREATE INDEX "_shop_artikel_v_version_version_pruefung_durch_idx" ON "_shop_artikel_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_shop_artikel_v_version_version_pruefung_von_idx" ON "_shop_artikel_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "einstellungen_tourismus_tourismus_amt_idx" ON "einstellungen" USING btree ("tourismus_amt_id");
  CREATE INDEX "einstellungen_rathaus_rathaus_amt_idx" ON "einstellungen" USING btree ("rathaus_amt_id");
  ALTER TABLE "einstellungen" DROP COLUMN "tourismus_kontakt_telefon";
  ALTER TABLE "einstellungen" DROP COLUMN "tourismus_kontakt_email";
  ALTER TABLE "einstellungen" DROP COLUMN "tourismus_kontakt_link";
  ALTER TABLE "einstellungen" DROP COLUMN "tourismus_kontakt_linktext";
  ALTER TABLE "einstellungen" DROP COLUMN "tourismus_adresse_strasse";
  ALTER TABLE "einstellungen" DROP COLUMN "tourismus_adresse_plz";
  ALTER TABLE "einstellungen" DROP COLUMN "tourismus_adresse_ort";
  ALTER TABLE "einstellungen" DROP COLUMN "tourismus_oeffnungszeiten_strukturiert";
  ALTER TABLE "einstellungen" DROP COLUMN "rathaus_kontakt_telefon";
  ALTER TABLE "einstellungen" DROP COLUMN "rathaus_kontakt_email";
  ALTER TABLE "einstellungen" DROP COLUMN "rathaus_kontakt_link";
  ALTER TABLE "einstellungen" DROP COLUMN "rathaus_kontakt_linktext";
  ALTER TABLE "einstellungen" DROP COLUMN "rathaus_adresse_strasse";
  ALTER TABLE "einstellungen" DROP COLUMN "rathaus_adresse_plz";
  ALTER TABLE "einstellungen" DROP COLUMN "rathaus_adresse_ort";
  ALTER TABLE "einstellungen" DROP COLUMN "rathaus_oeffnungszeiten_strukturiert";
  ALTER TABLE "einstellungen_locales" DROP COLUMN "tourismus_adresse_gebaeude";
  ALTER TABLE "einstellungen_locales" DROP COLUMN "rathaus_adresse_gebaeude";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "seiten" DROP CONSTRAINT "seiten_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "seiten" DROP CONSTRAINT "seiten_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_seiten_v" DROP CONSTRAINT "_seiten_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_seiten_v" DROP CONSTRAINT "_seiten_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "aktuelles" DROP CONSTRAINT "aktuelles_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "aktuelles" DROP CONSTRAINT "aktuelles_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_aktuelles_v" DROP CONSTRAINT "_aktuelles_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_aktuelles_v" DROP CONSTRAINT "_aktuelles_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "veranstaltungen" DROP CONSTRAINT "veranstaltungen_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "veranstaltungen" DROP CONSTRAINT "veranstaltungen_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_veranstaltungen_v" DROP CONSTRAINT "_veranstaltungen_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_veranstaltungen_v" DROP CONSTRAINT "_veranstaltungen_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "aemter" DROP CONSTRAINT "aemter_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "aemter" DROP CONSTRAINT "aemter_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_aemter_v" DROP CONSTRAINT "_aemter_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_aemter_v" DROP CONSTRAINT "_aemter_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "mitarbeiter" DROP CONSTRAINT "mitarbeiter_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "mitarbeiter" DROP CONSTRAINT "mitarbeiter_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_mitarbeiter_v" DROP CONSTRAINT "_mitarbeiter_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_mitarbeiter_v" DROP CONSTRAINT "_mitarbeiter_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "wegweiser_verfahren" DROP CONSTRAINT "wegweiser_verfahren_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "wegweiser_verfahren" DROP CONSTRAINT "wegweiser_verfahren_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_wegweiser_verfahren_v" DROP CONSTRAINT "_wegweiser_verfahren_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_wegweiser_verfahren_v" DROP CONSTRAINT "_wegweiser_verfahren_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "lebenslagen" DROP CONSTRAINT "lebenslagen_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "lebenslagen" DROP CONSTRAINT "lebenslagen_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_lebenslagen_v" DROP CONSTRAINT "_lebenslagen_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_lebenslagen_v" DROP CONSTRAINT "_lebenslagen_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "bekanntmachungen" DROP CONSTRAINT "bekanntmachungen_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "bekanntmachungen" DROP CONSTRAINT "bekanntmachungen_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_bekanntmachungen_v" DROP CONSTRAINT "_bekanntmachungen_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_bekanntmachungen_v" DROP CONSTRAINT "_bekanntmachungen_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "hinweise" DROP CONSTRAINT "hinweise_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "hinweise" DROP CONSTRAINT "hinweise_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_hinweise_v" DROP CONSTRAINT "_hinweise_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_hinweise_v" DROP CONSTRAINT "_hinweise_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "brancheneintraege" DROP CONSTRAINT "brancheneintraege_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "brancheneintraege" DROP CONSTRAINT "brancheneintraege_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_brancheneintraege_v" DROP CONSTRAINT "_brancheneintraege_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_brancheneintraege_v" DROP CONSTRAINT "_brancheneintraege_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "baugebiete" DROP CONSTRAINT "baugebiete_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "baugebiete" DROP CONSTRAINT "baugebiete_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_baugebiete_v" DROP CONSTRAINT "_baugebiete_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_baugebiete_v" DROP CONSTRAINT "_baugebiete_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "schwarzes_brett" DROP CONSTRAINT "schwarzes_brett_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "schwarzes_brett" DROP CONSTRAINT "schwarzes_brett_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_schwarzes_brett_v" DROP CONSTRAINT "_schwarzes_brett_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_schwarzes_brett_v" DROP CONSTRAINT "_schwarzes_brett_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "pois" DROP CONSTRAINT "pois_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "pois" DROP CONSTRAINT "pois_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_pois_v" DROP CONSTRAINT "_pois_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_pois_v" DROP CONSTRAINT "_pois_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "touren" DROP CONSTRAINT "touren_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "touren" DROP CONSTRAINT "touren_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_touren_v" DROP CONSTRAINT "_touren_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_touren_v" DROP CONSTRAINT "_touren_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "webcams" DROP CONSTRAINT "webcams_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "webcams" DROP CONSTRAINT "webcams_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_webcams_v" DROP CONSTRAINT "_webcams_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_webcams_v" DROP CONSTRAINT "_webcams_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "galerien" DROP CONSTRAINT "galerien_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "galerien" DROP CONSTRAINT "galerien_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_galerien_v" DROP CONSTRAINT "_galerien_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_galerien_v" DROP CONSTRAINT "_galerien_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "videos" DROP CONSTRAINT "videos_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "videos" DROP CONSTRAINT "videos_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_videos_v" DROP CONSTRAINT "_videos_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_videos_v" DROP CONSTRAINT "_videos_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "sitzungen" DROP CONSTRAINT "sitzungen_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "sitzungen" DROP CONSTRAINT "sitzungen_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_sitzungen_v" DROP CONSTRAINT "_sitzungen_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_sitzungen_v" DROP CONSTRAINT "_sitzungen_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "vorlagen" DROP CONSTRAINT "vorlagen_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "vorlagen" DROP CONSTRAINT "vorlagen_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_vorlagen_v" DROP CONSTRAINT "_vorlagen_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_vorlagen_v" DROP CONSTRAINT "_vorlagen_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "gremien" DROP CONSTRAINT "gremien_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "gremien" DROP CONSTRAINT "gremien_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_gremien_v" DROP CONSTRAINT "_gremien_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_gremien_v" DROP CONSTRAINT "_gremien_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "raete" DROP CONSTRAINT "raete_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "raete" DROP CONSTRAINT "raete_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_raete_v" DROP CONSTRAINT "_raete_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_raete_v" DROP CONSTRAINT "_raete_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "intranet_texte" DROP CONSTRAINT "intranet_texte_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "intranet_texte" DROP CONSTRAINT "intranet_texte_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_intranet_texte_v" DROP CONSTRAINT "_intranet_texte_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_intranet_texte_v" DROP CONSTRAINT "_intranet_texte_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "intranet_archiv" DROP CONSTRAINT "intranet_archiv_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "intranet_archiv" DROP CONSTRAINT "intranet_archiv_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_intranet_archiv_v" DROP CONSTRAINT "_intranet_archiv_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_intranet_archiv_v" DROP CONSTRAINT "_intranet_archiv_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "unterkuenfte" DROP CONSTRAINT "unterkuenfte_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "unterkuenfte" DROP CONSTRAINT "unterkuenfte_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_unterkuenfte_v" DROP CONSTRAINT "_unterkuenfte_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_unterkuenfte_v" DROP CONSTRAINT "_unterkuenfte_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "stellplaetze" DROP CONSTRAINT "stellplaetze_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "stellplaetze" DROP CONSTRAINT "stellplaetze_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_stellplaetze_v" DROP CONSTRAINT "_stellplaetze_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_stellplaetze_v" DROP CONSTRAINT "_stellplaetze_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "pauschalen" DROP CONSTRAINT "pauschalen_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "pauschalen" DROP CONSTRAINT "pauschalen_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_pauschalen_v" DROP CONSTRAINT "_pauschalen_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_pauschalen_v" DROP CONSTRAINT "_pauschalen_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "portalmodule" DROP CONSTRAINT "portalmodule_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "portalmodule" DROP CONSTRAINT "portalmodule_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_portalmodule_v" DROP CONSTRAINT "_portalmodule_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_portalmodule_v" DROP CONSTRAINT "_portalmodule_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "shop_artikel" DROP CONSTRAINT "shop_artikel_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "shop_artikel" DROP CONSTRAINT "shop_artikel_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "_shop_artikel_v" DROP CONSTRAINT "_shop_artikel_v_version_pruefung_durch_id_benutzer_id_fk";
  
  ALTER TABLE "_shop_artikel_v" DROP CONSTRAINT "_shop_artikel_v_version_pruefung_von_id_benutzer_id_fk";
  
  ALTER TABLE "einstellungen" DROP CONSTRAINT "einstellungen_tourismus_amt_id_aemter_id_fk";
  
  ALTER TABLE "einstellungen" DROP CONSTRAINT "einstellungen_rathaus_amt_id_aemter_id_fk";
  
  DROP INDEX "seiten_zustaendig_idx";
  DROP INDEX "seiten_pruefung_durch_idx";
  DROP INDEX "seiten_pruefung_von_idx";
  DROP INDEX "_seiten_v_version_version_zustaendig_idx";
  DROP INDEX "_seiten_v_version_version_pruefung_durch_idx";
  DROP INDEX "_seiten_v_version_version_pruefung_von_idx";
  DROP INDEX "aktuelles_zustaendig_idx";
  DROP INDEX "aktuelles_pruefung_durch_idx";
  DROP INDEX "aktuelles_pruefung_von_idx";
  DROP INDEX "_aktuelles_v_version_version_zustaendig_idx";
  DROP INDEX "_aktuelles_v_version_version_pruefung_durch_idx";
  DROP INDEX "_aktuelles_v_version_version_pruefung_von_idx";
  DROP INDEX "veranstaltungen_zustaendig_idx";
  DROP INDEX "veranstaltungen_pruefung_durch_idx";
  DROP INDEX "veranstaltungen_pruefung_von_idx";
  DROP INDEX "_veranstaltungen_v_version_version_zustaendig_idx";
  DROP INDEX "_veranstaltungen_v_version_version_pruefung_durch_idx";
  DROP INDEX "_veranstaltungen_v_version_version_pruefung_von_idx";
  DROP INDEX "aemter_zustaendig_idx";
  DROP INDEX "aemter_pruefung_durch_idx";
  DROP INDEX "aemter_pruefung_von_idx";
  DROP INDEX "_aemter_v_version_version_zustaendig_idx";
  DROP INDEX "_aemter_v_version_version_pruefung_durch_idx";
  DROP INDEX "_aemter_v_version_version_pruefung_von_idx";
  DROP INDEX "mitarbeiter_pruefung_durch_idx";
  DROP INDEX "mitarbeiter_pruefung_von_idx";
  DROP INDEX "_mitarbeiter_v_version_version_pruefung_durch_idx";
  DROP INDEX "_mitarbeiter_v_version_version_pruefung_von_idx";
  DROP INDEX "wegweiser_verfahren_pruefung_durch_idx";
  DROP INDEX "wegweiser_verfahren_pruefung_von_idx";
  DROP INDEX "_wegweiser_verfahren_v_version_version_pruefung_durch_idx";
  DROP INDEX "_wegweiser_verfahren_v_version_version_pruefung_von_idx";
  DROP INDEX "lebenslagen_pruefung_durch_idx";
  DROP INDEX "lebenslagen_pruefung_von_idx";
  DROP INDEX "_lebenslagen_v_version_version_pruefung_durch_idx";
  DROP INDEX "_lebenslagen_v_version_version_pruefung_von_idx";
  DROP INDEX "bekanntmachungen_pruefung_durch_idx";
  DROP INDEX "bekanntmachungen_pruefung_von_idx";
  DROP INDEX "_bekanntmachungen_v_version_version_pruefung_durch_idx";
  DROP INDEX "_bekanntmachungen_v_version_version_pruefung_von_idx";
  DROP INDEX "hinweise_pruefung_durch_idx";
  DROP INDEX "hinweise_pruefung_von_idx";
  DROP INDEX "_hinweise_v_version_version_pruefung_durch_idx";
  DROP INDEX "_hinweise_v_version_version_pruefung_von_idx";
  DROP INDEX "brancheneintraege_pruefung_durch_idx";
  DROP INDEX "brancheneintraege_pruefung_von_idx";
  DROP INDEX "_brancheneintraege_v_version_version_pruefung_durch_idx";
  DROP INDEX "_brancheneintraege_v_version_version_pruefung_von_idx";
  DROP INDEX "baugebiete_pruefung_durch_idx";
  DROP INDEX "baugebiete_pruefung_von_idx";
  DROP INDEX "_baugebiete_v_version_version_pruefung_durch_idx";
  DROP INDEX "_baugebiete_v_version_version_pruefung_von_idx";
  DROP INDEX "schwarzes_brett_pruefung_durch_idx";
  DROP INDEX "schwarzes_brett_pruefung_von_idx";
  DROP INDEX "_schwarzes_brett_v_version_version_pruefung_durch_idx";
  DROP INDEX "_schwarzes_brett_v_version_version_pruefung_von_idx";
  DROP INDEX "pois_pruefung_durch_idx";
  DROP INDEX "pois_pruefung_von_idx";
  DROP INDEX "_pois_v_version_version_pruefung_durch_idx";
  DROP INDEX "_pois_v_version_version_pruefung_von_idx";
  DROP INDEX "touren_pruefung_durch_idx";
  DROP INDEX "touren_pruefung_von_idx";
  DROP INDEX "_touren_v_version_version_pruefung_durch_idx";
  DROP INDEX "_touren_v_version_version_pruefung_von_idx";
  DROP INDEX "webcams_pruefung_durch_idx";
  DROP INDEX "webcams_pruefung_von_idx";
  DROP INDEX "_webcams_v_version_version_pruefung_durch_idx";
  DROP INDEX "_webcams_v_version_version_pruefung_von_idx";
  DROP INDEX "galerien_pruefung_durch_idx";
  DROP INDEX "galerien_pruefung_von_idx";
  DROP INDEX "_galerien_v_version_version_pruefung_durch_idx";
  DROP INDEX "_galerien_v_version_version_pruefung_von_idx";
  DROP INDEX "videos_pruefung_durch_idx";
  DROP INDEX "videos_pruefung_von_idx";
  DROP INDEX "_videos_v_version_version_pruefung_durch_idx";
  DROP INDEX "_videos_v_version_version_pruefung_von_idx";
  DROP INDEX "sitzungen_pruefung_durch_idx";
  DROP INDEX "sitzungen_pruefung_von_idx";
  DROP INDEX "_sitzungen_v_version_version_pruefung_durch_idx";
  DROP INDEX "_sitzungen_v_version_version_pruefung_von_idx";
  DROP INDEX "vorlagen_pruefung_durch_idx";
  DROP INDEX "vorlagen_pruefung_von_idx";
  DROP INDEX "_vorlagen_v_version_version_pruefung_durch_idx";
  DROP INDEX "_vorlagen_v_version_version_pruefung_von_idx";
  DROP INDEX "gremien_pruefung_durch_idx";
  DROP INDEX "gremien_pruefung_von_idx";
  DROP INDEX "_gremien_v_version_version_pruefung_durch_idx";
  DROP INDEX "_gremien_v_version_version_pruefung_von_idx";
  DROP INDEX "raete_pruefung_durch_idx";
  DROP INDEX "raete_pruefung_von_idx";
  DROP INDEX "_raete_v_version_version_pruefung_durch_idx";
  DROP INDEX "_raete_v_version_version_pruefung_von_idx";
  DROP INDEX "intranet_texte_pruefung_durch_idx";
  DROP INDEX "intranet_texte_pruefung_von_idx";
  DROP INDEX "_intranet_texte_v_version_version_pruefung_durch_idx";
  DROP INDEX "_intranet_texte_v_version_version_pruefung_von_idx";
  DROP INDEX "intranet_archiv_pruefung_durch_idx";
  DROP INDEX "intranet_archiv_pruefung_von_idx";
  DROP INDEX "_intranet_archiv_v_version_version_pruefung_durch_idx";
  DROP INDEX "_intranet_archiv_v_version_version_pruefung_von_idx";
  DROP INDEX "unterkuenfte_pruefung_durch_idx";
  DROP INDEX "unterkuenfte_pruefung_von_idx";
  DROP INDEX "_unterkuenfte_v_version_version_pruefung_durch_idx";
  DROP INDEX "_unterkuenfte_v_version_version_pruefung_von_idx";
  DROP INDEX "stellplaetze_pruefung_durch_idx";
  DROP INDEX "stellplaetze_pruefung_von_idx";
  DROP INDEX "_stellplaetze_v_version_version_pruefung_durch_idx";
  DROP INDEX "_stellplaetze_v_version_version_pruefung_von_idx";
  DROP INDEX "pauschalen_pruefung_durch_idx";
  DROP INDEX "pauschalen_pruefung_von_idx";
  DROP INDEX "_pauschalen_v_version_version_pruefung_durch_idx";
  DROP INDEX "_pauschalen_v_version_version_pruefung_von_idx";
  DROP INDEX "portalmodule_zustaendig_idx";
  DROP INDEX "portalmodule_pruefung_durch_idx";
  DROP INDEX "portalmodule_pruefung_von_idx";
  DROP INDEX "_portalmodule_v_version_version_zustaendig_idx";
  DROP INDEX "_portalmodule_v_version_version_pruefung_durch_idx";
  DROP INDEX "_portalmodule_v_version_version_pruefung_von_idx";
  DROP INDEX "shop_artikel_pruefung_durch_idx";
  DROP INDEX "shop_artikel_pruefung_von_idx";
  DROP INDEX "_shop_artikel_v_version_version_pruefung_durch_idx";
  DROP INDEX "_shop_artikel_v_version_version_pruefung_von_idx";
  DROP INDEX "einstellungen_tourismus_tourismus_amt_idx";
  DROP INDEX "einstellungen_rathaus_rathaus_amt_idx";
  ALTER TABLE "hinweise" ALTER COLUMN "bereich" SET DEFAULT 'alle';
  ALTER TABLE "_hinweise_v" ALTER COLUMN "version_bereich" SET DEFAULT 'alle';
  ALTER TABLE "einstellungen" ADD COLUMN "tourismus_kontakt_telefon" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "tourismus_kontakt_email" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "tourismus_kontakt_link" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "tourismus_kontakt_linktext" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "tourismus_adresse_strasse" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "tourismus_adresse_plz" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "tourismus_adresse_ort" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "tourismus_oeffnungszeiten_strukturiert" jsonb;
  ALTER TABLE "einstellungen" ADD COLUMN "rathaus_kontakt_telefon" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "rathaus_kontakt_email" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "rathaus_kontakt_link" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "rathaus_kontakt_linktext" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "rathaus_adresse_strasse" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "rathaus_adresse_plz" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "rathaus_adresse_ort" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "rathaus_oeffnungszeiten_strukturiert" jsonb;
  ALTER TABLE "einstellungen_locales" ADD COLUMN "tourismus_adresse_gebaeude" varchar;
  ALTER TABLE "einstellungen_locales" ADD COLUMN "rathaus_adresse_gebaeude" varchar;
  ALTER TABLE "seiten" DROP COLUMN "zustaendig";
  ALTER TABLE "seiten" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "seiten" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "seiten" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_seiten_v" DROP COLUMN "version_zustaendig";
  ALTER TABLE "_seiten_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_seiten_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_seiten_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "aktuelles" DROP COLUMN "zustaendig";
  ALTER TABLE "aktuelles" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "aktuelles" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "aktuelles" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_aktuelles_v" DROP COLUMN "version_zustaendig";
  ALTER TABLE "_aktuelles_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_aktuelles_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_aktuelles_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "veranstaltungen" DROP COLUMN "zustaendig";
  ALTER TABLE "veranstaltungen" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "veranstaltungen" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "veranstaltungen" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_zustaendig";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "aemter" DROP COLUMN "zustaendig";
  ALTER TABLE "aemter" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "aemter" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "aemter" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_zustaendig";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "mitarbeiter" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "mitarbeiter" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "mitarbeiter" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "wegweiser_verfahren" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "wegweiser_verfahren" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "wegweiser_verfahren" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_wegweiser_verfahren_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_wegweiser_verfahren_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_wegweiser_verfahren_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "lebenslagen" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "lebenslagen" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "lebenslagen" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_lebenslagen_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_lebenslagen_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_lebenslagen_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "bekanntmachungen" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "bekanntmachungen" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "bekanntmachungen" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_bekanntmachungen_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_bekanntmachungen_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_bekanntmachungen_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "hinweise" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "hinweise" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "hinweise" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_hinweise_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_hinweise_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_hinweise_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "brancheneintraege" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "brancheneintraege" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "brancheneintraege" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_brancheneintraege_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_brancheneintraege_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_brancheneintraege_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "baugebiete" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "baugebiete" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "baugebiete" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_baugebiete_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_baugebiete_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_baugebiete_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "schwarzes_brett" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "schwarzes_brett" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "schwarzes_brett" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_schwarzes_brett_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_schwarzes_brett_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_schwarzes_brett_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "pois" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "pois" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "pois" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_pois_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_pois_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_pois_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "touren" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "touren" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "touren" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_touren_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_touren_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_touren_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "webcams" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "webcams" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "webcams" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_webcams_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_webcams_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_webcams_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "galerien" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "galerien" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "galerien" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_galerien_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_galerien_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_galerien_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "videos" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "videos" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "videos" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_videos_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_videos_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_videos_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "sitzungen" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "sitzungen" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "sitzungen" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_sitzungen_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_sitzungen_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_sitzungen_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "vorlagen" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "vorlagen" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "vorlagen" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_vorlagen_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_vorlagen_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_vorlagen_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "gremien" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "gremien" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "gremien" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_gremien_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_gremien_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_gremien_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "raete" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "raete" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "raete" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_raete_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_raete_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_raete_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "intranet_texte" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "intranet_texte" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "intranet_texte" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_intranet_texte_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_intranet_texte_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_intranet_texte_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "intranet_archiv" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "intranet_archiv" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "intranet_archiv" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_intranet_archiv_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_intranet_archiv_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_intranet_archiv_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "unterkuenfte" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "unterkuenfte" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "unterkuenfte" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_unterkuenfte_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_unterkuenfte_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_unterkuenfte_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "stellplaetze" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "stellplaetze" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "stellplaetze" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_stellplaetze_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_stellplaetze_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_stellplaetze_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "pauschalen" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "pauschalen" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "pauschalen" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_pauschalen_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_pauschalen_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_pauschalen_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "portalmodule" DROP COLUMN "zustaendig";
  ALTER TABLE "portalmodule" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "portalmodule" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "portalmodule" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_portalmodule_v" DROP COLUMN "version_zustaendig";
  ALTER TABLE "_portalmodule_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_portalmodule_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_portalmodule_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "shop_artikel" DROP COLUMN "pruefung_durch_id";
  ALTER TABLE "shop_artikel" DROP COLUMN "pruefung_von_id";
  ALTER TABLE "shop_artikel" DROP COLUMN "pruefung_kommentar";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_pruefung_durch_id";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_pruefung_von_id";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_pruefung_kommentar";
  ALTER TABLE "einstellungen" DROP COLUMN "tourismus_amt_id";
  ALTER TABLE "einstellungen" DROP COLUMN "rathaus_amt_id";
  DROP TYPE "public"."enum_zustaendig";`)
}
