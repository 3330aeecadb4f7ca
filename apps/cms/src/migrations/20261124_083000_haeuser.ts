import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Columns of an office that come from the settings, without and with the prefix of a version. */
const columns = [
  'kontakt_telefon',
  'kontakt_email',
  'kontakt_link',
  'kontakt_linktext',
  'adresse_strasse',
  'adresse_plz',
  'adresse_ort',
  'oeffnungszeiten_strukturiert',
]

const listed = (prefix: string) => columns.map((column) => `${prefix}${column}`).join(', ')

/** The office with the telephone number or the address of a house; else a new one with all it says. */
const moveHouse = (house: string) => `
  insert into umzug_haeuser (haus, amt)
  select '${house}', a.id from einstellungen e join aemter a on a._status = 'published' and (
      (a.kontakt_telefon <> '' and regexp_replace(a.kontakt_telefon, '\\D', '', 'g')
        = regexp_replace(e.${house}_kontakt_telefon, '\\D', '', 'g'))
      or (a.kontakt_email <> '' and lower(a.kontakt_email) = lower(e.${house}_kontakt_email)))
    order by a.sortierung, a.nummer limit 1;

  insert into umzug_haeuser (haus, amt)
  select '${house}', gen_random_uuid() from einstellungen
    where not exists (select from umzug_haeuser where haus = '${house}');

  insert into aemter (id, nummer, sortierung, _status, bearbeitungsstand, ${listed('')})
  select h.amt, nextval('nummer_aemter'), 1, 'published', 'veroeffentlicht', ${listed(`e.${house}_`)}
    from einstellungen e, umzug_haeuser h
    where h.haus = '${house}' and not exists (select from aemter a where a.id = h.amt);

  insert into aemter_locales (_parent_id, _locale, titel, adresse_gebaeude)
  select h.amt, l._locale, l.${house}_name, l.${house}_adresse_gebaeude
    from einstellungen_locales l, umzug_haeuser h where h.haus = '${house}'
    and not exists (select from aemter_locales a where a._parent_id = h.amt and a._locale = l._locale)
    and not exists (select from _aemter_v v where v.parent_id = h.amt);

  insert into _aemter_v (id, parent_id, latest, version_nummer, version_sortierung,
    version__status, version_bearbeitungsstand, version_created_at, version_updated_at,
    ${listed('version_')})
  select gen_random_uuid(), a.id, true, a.nummer, a.sortierung, 'published', 'veroeffentlicht',
    now(), now(), ${listed('a.')}
    from aemter a join umzug_haeuser h on h.amt = a.id and h.haus = '${house}'
    where not exists (select from _aemter_v v where v.parent_id = a.id);

  insert into _aemter_v_locales (_parent_id, _locale, version_titel, version_adresse_gebaeude)
  select v.id, l._locale, l.titel, l.adresse_gebaeude
    from umzug_haeuser h join _aemter_v v on v.parent_id = h.amt and v.latest
    join aemter_locales l on l._parent_id = h.amt
    where h.haus = '${house}' and not exists (
      select from _aemter_v_locales known where known._parent_id = v.id);`

/**
 * Tourist information and town hall are offices, and how they are reached stands there alone: the
 * office that the settings mean is found, or made of what they say. `teile` names it in the settings.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`create table umzug_haeuser (haus varchar primary key, amt uuid not null);
      ${moveHouse('tourismus')}
      ${moveHouse('rathaus')}`),
  )
}

/** The offices stay; the settings get their columns back, empty. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists umzug_haeuser`)
}
