import { type Sprache, trefferArten } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../database/index.ts'

/** All texts that stand in blocks or formatted text, whatever they are nested in. */
const wordsOf = (column: string) => `coalesce((
  select string_agg(word #>> '{}', ' ')
  from unnest(array['text', 'titel', 'untertitel', 'einleitung', 'quelle']) as key,
    jsonb_path_query(${column}, ('strict $.**.' || key)::jsonpath, '{}', true) as word
  where jsonb_typeof(word) = 'string'), '')`

/** Entries that have a page of their own where the type has a detail page. */
const entry = (type: string, excerpt: string, words: string, where = 'true') => `
  select '${type}' as typ, e.nummer::int as nummer, l.titel, ${excerpt} as auszug, d.pfad,
    e.nummer::int as ziel, l.titel as zieltitel, ${words} as words
  from ${type} e
  join ${type}_locales l on l._parent_id = e.id and l._locale = $3::_locales and l.titel <> ''
  join details d on d.typ = '${type}'
  where e._status = 'published' and ${where}`

/** The next day of an event, which a series has long after its first. */
const nextDay = `select t.datum_von from veranstaltung_termine t where t.veranstaltung = e.id
  and t.datum_bis >= (now() at time zone 'Europe/Berlin')::date order by t.datum_von limit 1`

/** What people call a procedure who do not know its name. */
const everydayWords = `coalesce((select string_agg(t.text, ' ') from wegweiser_verfahren_texts t
  where t.parent_id = e.id and t.path = 'synonyme' and t.locale = $3::_locales), '')`

const text = `
  with details as (
    select distinct on (s.detailseite_fuer) s.detailseite_fuer::text as typ, l.pfad
    from seiten s join seiten_locales l on l._parent_id = s.id and l._locale = $3::_locales
    where s._status = 'published' and s.detailseite_fuer is not null and l.pfad like '%/*'
    order by s.detailseite_fuer, s.nummer
  ), things as (
    select 'seiten' as typ, s.nummer::int as nummer, l.titel, coalesce(l.beschreibung, '') as auszug,
      l.pfad, null::int as ziel, null as zieltitel, ${wordsOf('l.bloecke')} || ' ' || ${wordsOf('l.seitenleiste')} as words
    from seiten s join seiten_locales l on l._parent_id = s.id and l._locale = $3::_locales
    where s._status = 'published' and l.pfad is not null and l.pfad not like '%*' and l.titel <> ''
    union all ${entry('veranstaltungen', `concat_ws(' · ', to_char((${nextDay}), 'DD.MM.YYYY'), nullif(l.plain_text, ''))`, wordsOf('l.text'), `exists (${nextDay})`)}
    union all ${entry('aktuelles', "coalesce(l.einleitung, '')", wordsOf('l.text'))}
    union all ${entry('wegweiser_verfahren', "coalesce(l.kurztext, '')", `${wordsOf('l.text')} || ' ' || ${everydayWords}`)}
    union all ${entry('aemter', wordsOf('l.text'), wordsOf('l.zustaendigkeiten'))}
    union all
    select distinct on (m.id) 'mitarbeiter', m.nummer::int, m.vorname || ' ' || m.nachname,
      concat_ws(', ', nullif(f.funktion, ''), l.titel), d.pfad, a.nummer::int, l.titel, ''
    from mitarbeiter m
    left join mitarbeiter_locales f on f._parent_id = m.id and f._locale = $3::_locales
    join aemter_rels r on r.mitarbeiter_id = m.id
    join aemter a on a.id = r.parent_id and a._status = 'published'
    join aemter_locales l on l._parent_id = a.id and l._locale = $3::_locales and l.titel <> ''
    join details d on d.typ = 'aemter'
    where m._status = 'published'
  ), weighed as (
    select *, setweight(to_tsvector('german', titel), 'A')
      || setweight(to_tsvector('german', auszug), 'B')
      || setweight(to_tsvector('german', words), 'D') as vector
    from things where not typ = any($4)
  ), ranked as (
    select *, ts_rank(vector, query) + titel_fits::int as rank
    from weighed, to_tsquery('german', $1) as query,
      lateral (select numnode(query) > 0 and titel ilike all($2) as titel_fits) as fits
    where vector @@ query or titel_fits
  )
  select typ, nummer, titel, left(auszug, 300) as auszug, pfad, ziel, zieltitel,
    (count(*) over ())::int as anzahl
  from ranked
  order by rank desc, titel, nummer
  limit $5 offset $6`

const row = z.object({
  typ: z.enum(trefferArten),
  nummer: z.int(),
  titel: z.string(),
  auszug: z.string(),
  pfad: z.string(),
  ziel: z.int().nullable(),
  zieltitel: z.string().nullable(),
  anzahl: z.int(),
})

/** Something the search found; `pfad` ends with `*` for an entry, which then is `ziel`. */
export type FoundThing = z.output<typeof row>

/** What to search for; `words` are at least one, each of letters and digits only. */
export type SearchQuestion = {
  words: readonly string[]
  sprache: Sprache
  without: readonly string[]
  limit: number
  offset: number
}

/**
 * Published pages, coming events, news, offices, staff and procedures with all of the words or words
 * that begin like them, umlauts and inflections folded by PostgreSQL's `german`; a title also by its parts
 * («bad» finds «Thermalbad»). The best come first.
 */
export function search(
  payload: Payload,
  { words, sprache, without, limit, offset }: SearchQuestion,
): Promise<FoundThing[]> {
  return select(payload, { name: 'search', text, row }, [
    words.map((word) => `${word}:*`).join(' & '),
    words.map((word) => `%${word}%`),
    sprache,
    without,
    limit,
    offset,
  ])
}
