import { trefferArten } from '@kurstadt/contract'
import { sql } from '../../platform/database/index.ts'
import { longestPart } from '../../wire/read/query-of.ts'
import { searchFormSql } from './search-form.ts'

/** A type that the search of the town finds. */
export type SearchedType = (typeof trefferArten)[number]

/** All texts that stand in blocks or formatted text, whatever they are nested in. */
export const wordsOf = (column: string) => `coalesce((
  select string_agg(word #>> '{}', ' ')
  from unnest(array['text', 'titel', 'untertitel', 'einleitung', 'quelle']) as key,
    jsonb_path_query(${column}, ('strict $.**.' || key)::jsonpath, '{}', true) as word
  where jsonb_typeof(word) = 'string'), '')`

/** What else is known of the entries of a type: from when and until when they are found, and which. */
type Limits = { firstDay?: string; lastDay?: string; shown?: string }

/** Entries that lead to a page of their own. */
const entry = (
  type: string,
  excerpt: string,
  words: string,
  { firstDay = 'null::date', lastDay = 'null::date', shown = 'true' }: Limits = {},
) => `
  select e.id as dokument, l._locale::text as sprache, e.nummer::int as nummer, l.titel,
    ${excerpt} as auszug, ${words} as worte, e.nummer::int as ziel, l.titel as zieltitel,
    null::uuid as amt, ${firstDay} as ab, ${lastDay} as bis
  from ${type} e join ${type}_locales l on l._parent_id = e.id and l.titel <> ''
  where e._status = 'published' and ${shown}`

/** What people call a procedure who do not know its name. */
const everydayWords = `coalesce((select string_agg(t.text, ' ') from wegweiser_verfahren_texts t
  where t.parent_id = e.id and t.path = 'synonyme' and t.locale = l._locale), '')`

/** What somebody looks for who does not know the name of a business. */
const keywords = `coalesce((select string_agg(t.text, ' ') from brancheneintraege_texts t
  where t.parent_id = e.id), '')`

/** The first day of a public notice; before it the notice tells nobody of itself. */
const noticeDay = `(e.datum_von at time zone 'UTC')::date`

/** An event is found until the last of its days. */
const lastDay = `coalesce((select max(t.datum_bis) from veranstaltung_termine t
  where t.veranstaltung = e.id), '-infinity')`

/** Entries that are written in German alone. */
const german = (
  type: string,
  [title, excerpt, words]: readonly [title: string, excerpt: string, words: string],
  { firstDay = 'null::date', lastDay = 'null::date', shown = 'true' }: Limits = {},
) => `
  select e.id as dokument, 'de' as sprache, e.nummer::int as nummer, ${title} as titel,
    ${excerpt} as auszug, ${words} as worte, e.nummer::int as ziel, ${title} as zieltitel,
    null::uuid as amt, ${firstDay} as ab, ${lastDay} as bis
  from ${type} e where e._status = 'published' and ${shown}`

const committeeName = `(select g.titel from gremien g
  where g.id = e.gremium_id and g._status = 'published')`

/** When and where a meeting is held, as people say it. */
const meetingWords = `concat_ws(', ', ${committeeName},
  to_char(e.beginn at time zone 'Europe/Berlin', 'DD.MM.YYYY, HH24:MI') || ' Uhr', nullif(e.ort, ''))`

/** The public items of a meeting. */
const publicItems = `coalesce((select string_agg(item ->> 'titel', ' ')
  from jsonb_array_elements(case when jsonb_typeof(e.tagesordnung) = 'array' then e.tagesordnung
    else '[]' end) as item where item -> 'oeffentlich' = 'true'), '')`

/** What visitors find of each type: one row for each entry and language. */
const sources: Record<SearchedType, string> = {
  seiten: `
    select s.id as dokument, l._locale::text as sprache, s.nummer::int as nummer, l.titel,
      coalesce(l.beschreibung, '') as auszug,
      ${wordsOf('l.bloecke')} || ' ' || ${wordsOf('l.seitenleiste')} as worte,
      null::int as ziel, null as zieltitel, null::uuid as amt, null::date as ab,
      null::date as bis
    from seiten s join seiten_locales l on l._parent_id = s.id
    where s._status = 'published' and l.pfad is not null and l.pfad not like '%*' and l.titel <> ''`,
  veranstaltungen: entry('veranstaltungen', "coalesce(l.plain_text, '')", wordsOf('l.text'), {
    lastDay,
  }),
  aktuelles: entry('aktuelles', "coalesce(l.einleitung, '')", wordsOf('l.text')),
  wegweiser_verfahren: entry(
    'wegweiser_verfahren',
    "coalesce(l.kurztext, '')",
    `${wordsOf('l.text')} || ' ' || ${everydayWords}`,
  ),
  galerien: entry('galerien', "coalesce(l.einleitung, '')", wordsOf('l.text')),
  brancheneintraege: entry(
    'brancheneintraege',
    "coalesce(l.spezialisierung, '')",
    `${wordsOf('l.text')} || ' ' || ${wordsOf('l.text_gastronomie')} || ' ' || ${keywords}`,
  ),
  unterkuenfte: entry(
    'unterkuenfte',
    "coalesce(nullif(l.spezialisierung, ''), l.einleitung, '')",
    `coalesce(l.einleitung, '') || ' ' || ${wordsOf('l.text')}`,
  ),
  shop_artikel: entry('shop_artikel', "coalesce(l.einleitung, '')", wordsOf('l.text'), {
    shown: 'e.aktiv',
  }),
  bekanntmachungen: entry(
    'bekanntmachungen',
    `concat_ws(' · ', to_char(${noticeDay}, 'DD.MM.YYYY'), nullif(e.aktenzeichen, ''))`,
    wordsOf('l.text'),
    { firstDay: noticeDay },
  ),
  baugebiete: entry(
    'baugebiete',
    "coalesce(l.einleitung, '')",
    `coalesce(l.lage, '') || ' ' || ${wordsOf('l.text')} || ' ' || ${wordsOf('l.vergabe')}`,
  ),
  aemter: entry('aemter', wordsOf('l.text'), wordsOf('l.zustaendigkeiten')),
  mitarbeiter: `
    select distinct on (m.id, l._locale) m.id as dokument, l._locale::text as sprache,
      m.nummer::int as nummer, m.vorname || ' ' || m.nachname as titel,
      concat_ws(', ', nullif(f.funktion, ''), l.titel) as auszug, '' as worte,
      a.nummer::int as ziel, l.titel as zieltitel, a.id as amt, null::date as ab,
      null::date as bis
    from mitarbeiter m
    join aemter_rels r on r.mitarbeiter_id = m.id
    join aemter a on a.id = r.parent_id and a._status = 'published'
    join aemter_locales l on l._parent_id = a.id and l.titel <> ''
    left join mitarbeiter_locales f on f._parent_id = m.id and f._locale = l._locale
    where m._status = 'published'
    order by m.id, l._locale, a.nummer`,
  sitzungen: german('sitzungen', ['e.titel', meetingWords, publicItems], {
    shown: 'e.oeffentlich',
  }),
  vorlagen: german('vorlagen', ['e.titel', "'Drucksache ' || e.drucksache", wordsOf('e.text')], {
    shown: 'e.oeffentlich',
  }),
  gremien: german('gremien', ['e.titel', 'e.kuerzel', wordsOf('e.text')]),
  raete: german(
    'raete',
    [
      "e.vorname || ' ' || e.nachname",
      "concat_ws(', ', 'Mitglied des Gemeinderats', nullif(e.fraktion, ''))",
      "''",
    ],
    {
      firstDay: "(e.seit at time zone 'UTC')::date",
      lastDay: "(e.bis at time zone 'UTC')::date",
    },
  ),
}

/** Letters of a text that are searched: a tsvector holds a megabyte. */
const longestText = 200_000

/**
 * SQL of the words of a text, in each of their forms. Signs part words as they do in `searchWords`:
 * PostgreSQL alone takes `Kaffee/Kuchen`, `2031/102` and an address for one word each.
 */
export const vectorOf = (text: string, weight: string) =>
  `setweight(to_tsvector('german', regexp_replace(left(${searchFormSql(text)}, ${longestText}),
    '[^[:alnum:]]+', ' ', 'g')), '${weight}')`

/** SQL of a title as it is compared. */
export const formOf = (title: string) => `left(${searchFormSql(title)}, 500)`

/** Every end of every word of a title: «thermalbad» is found as `~bad` by the index. */
export const titleEnds = `array_to_tsvector(array(
  select distinct '~' || substr(word, place, ${longestPart})
  from regexp_split_to_table(form, '[^[:alnum:]]+') as word, generate_series(1, length(word) - 2) as place))`

/** SQL that writes what visitors find of the entries of a type; `where dokument …` may follow. */
export function writeTexts(type: SearchedType): string {
  return `
    insert into suchtexte (typ, dokument, sprache, nummer, titel, auszug, ziel, zieltitel, amt, ab, bis,
      form, vektor)
    select '${type}', dokument, sprache, nummer, titel, left(auszug, 300), ziel, zieltitel, amt, ab, bis,
      form, ${vectorOf('titel', 'A')} || ${vectorOf('auszug', 'B')} || ${vectorOf('worte', 'D')} || ${titleEnds}
    from (${sources[type]}) as found,
      lateral (select ${formOf('titel')} as form) as compared`
}

/** SQL of the meetings of a committee, `$1`, that are found under another name of it. */
export const misnamedMeetings = `
  select e.id from sitzungen e join suchtexte t on t.typ = 'sitzungen' and t.dokument = e.id
  where e.gremium_id = any($1::uuid[]) and t.auszug is distinct from left(${meetingWords}, 300)`

/** SQL that writes anew what visitors find, a type at a time: nobody who saves waits for all of them. */
export const writePublic: readonly string[] = [
  `delete from suchtexte where typ <> all('{${trefferArten.join()}}')`,
  ...trefferArten.map(
    (type) => `delete from suchtexte where typ = '${type}';\n${writeTexts(type)}`,
  ),
]

/** A statement with ids in the place of `$1`, for the transaction of a change. */
export const withIds = (text: string, ids: readonly string[]) =>
  sql.join(
    text.split('$1').map((part) => sql.raw(part)),
    sql`${`{${ids.join()}}`}`,
  )
