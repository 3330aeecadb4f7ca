import { foldSql } from '../../../wire/read/fold.ts'

/** How entries are looked for: not at all, by parts of words, or by words that are like them. */
export type Matching = 'all' | 'words' | 'similar'

/** All words of an entry; only read when somebody looks for some, for it is most of the time. */
const searched = foldSql(`concat_ws(' ', titel, spezialisierung,
        (select string_agg(concat_ws(' ', l.titel, l.spezialisierung), ' ')
           from brancheneintraege_locales l where l._parent_id = shown.id),
        (select string_agg(t.text, ' ') from brancheneintraege_texts t where t.parent_id = shown.id),
        (select string_agg(kl.rubrik, ' ') from brancheneintraege_rels r
           join rubriken_locales kl on kl._parent_id = r.rubriken_id
           where r.parent_id = shown.id and r.path = 'rubriken'))`)

const matches: Record<Matching, string> = {
  all: '$3::text[] is not null',
  words: "not exists (select from unnest($3::text[]) w where words not like '%' || w || '%')",
  // Half of the letters in threes: «Kondditorei» finds «Konditorei», «Zahnartzt» the «Zahnarzt».
  similar: 'not exists (select from unnest($3::text[]) w where word_similarity(w, words) < 0.5)',
}

/**
 * Entries that have what was typed, each with whether it is of the category, and step-free. Names
 * begin where their letters do («Zum Hirsch»: z); keywords and categories are searched in every
 * language, because a guest may remember either. `$1` language, `$2` category, `$3` words.
 */
export const entriesSql = (matching: Matching) => `
  with shown as (
    select e.id, e.nummer, coalesce(e.barrierefrei_stufenlos, false) as stufenlos,
      coalesce(nullif(l.titel, ''), de.titel) as titel,
      coalesce(nullif(l.spezialisierung, ''), de.spezialisierung, '') as spezialisierung,
      ($2::int is null or exists (
        select from brancheneintraege_rels r join rubriken k on k.id = r.rubriken_id and k.deleted_at is null
        where r.parent_id = e.id and r.path = 'rubriken' and k.nummer = $2)) as in_category
    from brancheneintraege e
    left join brancheneintraege_locales l on l._parent_id = e.id and l._locale = $1::_locales
    left join brancheneintraege_locales de on de._parent_id = e.id and de._locale = 'de'
    where e._status = 'published'
  ), named as (
    select id, nummer, stufenlos, in_category, ${foldSql('spezialisierung')} as what,
      regexp_replace(${foldSql('titel')}, '^[^a-z0-9]+', '') as name,
      ${matching === 'all' ? "''" : searched} as words
    from shown
  ), matched as (
    select * from named where ${matches[matching]}
  )`

/** The same, as everything else that was chosen leaves them: `$4` step-free, `$5` letters. */
export const foundSql = (matching: Matching) => `${entriesSql(matching)}, found as (
    select * from matched where in_category and (not $4::boolean or stufenlos)
      and ($5::text is null or left(name, 1) = any(string_to_array($5, null)))
  )`
