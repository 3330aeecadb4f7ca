import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const places = [
  { table: 'seiten_locales', prefix: '' },
  { table: '_seiten_v_locales', prefix: 'version_' },
]

/** Blocks of the sidebar get a list of their own; a block no longer says where it stands. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, prefix } of places)
    await db.execute(
      sql.raw(`
        update "${table}" set
          "${prefix}seitenleiste" = jsonb_path_query_array("${prefix}bloecke", '$[*] ? (@.slotName == "sidebar")'),
          "${prefix}bloecke" = jsonb_path_query_array("${prefix}bloecke", '$[*] ? (!(@.slotName == "sidebar"))')
        where "${prefix}bloecke" @? '$[*] ? (@.slotName == "sidebar")'`),
    )
}

/** Both stand in one list again, and those of the sidebar say so. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { table, prefix } of places)
    await db.execute(
      sql.raw(`
        update "${table}" set "${prefix}bloecke" = coalesce("${prefix}bloecke", '[]') || (
          select jsonb_agg(block || '{"slotName": "sidebar"}')
          from jsonb_array_elements("${prefix}seitenleiste") as block)
        where jsonb_array_length("${prefix}seitenleiste") > 0`),
    )
}
