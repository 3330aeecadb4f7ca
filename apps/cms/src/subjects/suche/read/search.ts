import { type Sprache, trefferArten } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { isFestivalPage, queryOf } from '../../../wire/read/index.ts'
import { stemOf } from '../../../wire/read/search-words.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { Values } from '../../../wire/read/values.ts'

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

/** What to search for; `words` are at least one, each of letters and digits only, in its search form. */
export type SearchQuestion = {
  words: readonly string[]
  sprache: Sprache
  without: readonly string[]
  limit: number
  offset: number
}

/** The day of an event that comes next, which a series has long after its first. */
const nextDay = `select t.datum_von from veranstaltung_termine t where t.veranstaltung = p.dokument
  and t.datum_bis >= (now() at time zone 'Europe/Berlin')::date order by t.datum_von limit 1`

/** True for an event of a festival that has a page for its events (decision 0078). */
const ofFestival = `exists (select from details where festival) and exists (
  select from veranstaltungen v where v.id = t.dokument and v.saison is not null)`

function statement({ words, sprache, without, limit, offset }: SearchQuestion, values: Values) {
  const query = queryOf(words, values)
  const parts = values.add(words.map((word) => `%${stemOf(word)}%`))
  const [language, left, most, from] = [sprache, without, limit, offset].map((one) =>
    values.add(one),
  )
  return `
    with details as (
      select distinct on (s.detailseite_fuer, festival) s.detailseite_fuer::text as typ, l.pfad,
        ${isFestivalPage} as festival
      from seiten s join seiten_locales l on l._parent_id = s.id and l._locale = ${language}::text::_locales
      where s._status = 'published' and s.detailseite_fuer is not null and l.pfad like '%/*'
      order by s.detailseite_fuer, festival, s.nummer
    ), found as (
      select t.typ, t.dokument, t.titel, t.nummer, d.pfad,
        ts_rank(t.vektor, query) + (t.form like all(${parts}))::int as rank
      from suchtexte t
        join (select ${query} as query) as asked on t.vektor @@ query
        left join details d on d.typ = case t.typ when 'mitarbeiter' then 'aemter' else t.typ end
          and d.festival = (t.typ = 'veranstaltungen' and ${ofFestival})
      where t.sprache = ${language} and not t.typ = any(${left})
        and (t.ab is null or t.ab <= (now() at time zone 'Europe/Berlin')::date)
        and (t.bis is null or t.bis >= (now() at time zone 'Europe/Berlin')::date)
        and (t.typ = 'seiten' or d.pfad is not null)
    ), page as (
      select *, (count(*) over ())::int as anzahl from found
      order by rank desc, titel, nummer limit ${most} offset ${from}
    )
    select p.typ, p.nummer, p.titel, coalesce(l.pfad, p.pfad) as pfad, t.ziel, t.zieltitel, p.anzahl,
      case p.typ when 'veranstaltungen'
        then concat_ws(' · ', to_char((${nextDay}), 'DD.MM.YYYY'), nullif(t.auszug, ''))
        else t.auszug end as auszug
    from page p
      join suchtexte t on t.typ = p.typ and t.dokument = p.dokument and t.sprache = ${language}
      left join seiten_locales l on p.typ = 'seiten' and l._parent_id = p.dokument
        and l._locale = ${language}::text::_locales
    order by p.rank desc, p.titel, p.nummer`
}

/**
 * Published pages, coming events and every other type that has pages, with all words or words that begin
 * like them, inflections folded by PostgreSQL's `german`; a title also by the parts of its
 * words («bad» finds «Thermalbad»). The best come first. One index finds them (decision 0016).
 */
export function search(payload: Payload, question: SearchQuestion): Promise<FoundThing[]> {
  const values = new Values()
  const text = statement(question, values)
  return selectRows(payload, { typ: 'suche', text, row }, values.all)
}
