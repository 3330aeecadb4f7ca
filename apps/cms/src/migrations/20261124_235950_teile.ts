import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Types whose entries say to which part of the site they belong. */
const types = ['seiten', 'aktuelles', 'veranstaltungen', 'portalmodule', 'aemter']

/** What tells the part of an entry that says nothing yet, with the prefix of its columns. */
const partOf: Readonly<Record<string, (prefix: string) => string>> = {
  seiten: (prefix) => `case "${prefix}page_theme"::text
    when 'rossini' then 'festival' when 'behoerdenlotse' then 'rathaus' else 'gemeinsam' end`,
  veranstaltungen: (prefix) =>
    `case when ${prefix}saison is null then 'gemeinsam' else 'festival' end`,
  aemter: () => `'rathaus'`,
}

const shared = () => `'gemeinsam'`

const fill = (table: string, prefix: string, part: string) =>
  `update "${table}" set ${prefix}zustaendig = (${part})::enum_zustaendig;`

/**
 * Every entry belongs to a part of the site (E14): the festival's by its pages and its season, the
 * rest to both houses, whose roles may go on as before. The tourist information keeps its own office.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const filled = types.flatMap((type) => {
    const part = partOf[type] ?? shared
    return [fill(type, '', part('')), fill(`_${type}_v`, 'version_', part('version_'))]
  })
  const house = (name: string) => `(select amt from umzug_haeuser where haus = '${name}')`
  await db.execute(
    sql.raw(`${filled.join('\n')}
      update aemter set zustaendig = 'tourismus' where id = ${house('tourismus')};
      update _aemter_v set version_zustaendig = 'tourismus' where parent_id = ${house('tourismus')};
      update einstellungen set tourismus_amt_id = ${house('tourismus')},
        rathaus_amt_id = ${house('rathaus')};
      drop table umzug_haeuser;`),
  )
}

/** The columns go with the migration before. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`create table if not exists umzug_haeuser (haus varchar primary key, amt uuid)`)
}
