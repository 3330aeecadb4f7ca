import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Gives each account the roles that say what its one role used to say. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    insert into benutzer_rollen (parent_id, "order", value)
    select id, row_number() over (partition by id), neu::enum_benutzer_rolle
    from bisherige_rollen,
      unnest(case rolle
        when 'administration' then array['administration']
        else array['tourismus', 'rathaus', 'festival'] end) as neu;
    drop table bisherige_rollen;
  `)
}

/** The accounts keep their roles; what was before is in the table again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create table bisherige_rollen as
    select id, case when exists (
      select 1 from benutzer_rollen where parent_id = benutzer.id and value = 'administration'
    ) then 'administration' else 'redaktion' end as rolle from benutzer`)
}
