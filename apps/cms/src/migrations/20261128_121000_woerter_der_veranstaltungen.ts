import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const plain = (text: string) =>
  `regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')`
const small = (text: string) =>
  `replace(lower(${plain(text)} collate "und-x-icu"), 'ß', 'ss')`
/** A text as it is compared in a search. */
const folded = (text: string) =>
  `regexp_replace(${small(text)}, '([ao])e|((?<![aeiouyq])u)e', '\\1\\2', 'g')`

const words = `concat_ws(' ', texts.words, (
  select string_agg(titel, ' ') from brancheneintraege_locales
  where _parent_id in (select ort from veranstaltung_termine o where o.veranstaltung = e.id)
), e.veranstalter)`

const titleEnds = `array_to_tsvector(array(
  select distinct '~' || substr(word, place, 64)
  from regexp_split_to_table(left(${folded('texts.titles')}, 500), '[^[:alnum:]]+') as word,
    generate_series(1, length(word) - 2) as place))`

/** Words of events are kept as the search of the town keeps those of its texts, with every end of their titles. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    update veranstaltung_termine t set suche = searched.vektor from (
      select e.id, to_tsvector('german', regexp_replace(left(${folded(words)}, 200000),
        '[^[:alnum:]]+', ' ', 'g')) || ${titleEnds} as vektor
      from veranstaltungen e, lateral (
        select string_agg(titel, ' ') as titles,
          string_agg(concat_ws(' ', titel, plain_text, veranstaltungsort,
            neuer_ort_veranstaltungsort), ' ') as words
        from veranstaltungen_locales where _parent_id = e.id
      ) as texts
    ) as searched where searched.id = t.veranstaltung`),
  )
}

/** The version before finds these words too: most of them are alike. */
export async function down(): Promise<void> {}
