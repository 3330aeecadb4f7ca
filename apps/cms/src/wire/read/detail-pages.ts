import { detailTypes } from '@kurstadt/contract'
import { z } from 'zod'
import type { Refs } from '../serialise/refs.ts'
import { germanAlone } from './titles.ts'

const german = germanAlone.map((type) => `'${type}'`).join()

/** SQL: whether a page `s` shows the events of the festival and no others (decision 0078). */
export const isFestivalPage = `(s.detailseite_fuer = 'veranstaltungen'
  and coalesce(s.page_theme = 'rossini', false))`

/**
 * Pages that show one entry each; the oldest comes last. What is written in German alone has a German
 * page in every language.
 */
export const detailPagesText = (sprache: string) => `
  select s.detailseite_fuer as typ, l.pfad, s.nummer::int as nummer, ${isFestivalPage} as festival
  from seiten s join seiten_locales l on l._parent_id = s.id
  where s._status = 'published' and s.detailseite_fuer is not null
    and (l._locale = ${sprache}::_locales
      or (l._locale = 'de' and s.detailseite_fuer::text in (${german})))
    and l.pfad like '%/*'
  order by l._locale = ${sprache}::_locales, s.nummer desc`

export const detailPageRow = z.object({
  typ: z.enum(detailTypes),
  pfad: z.string(),
  nummer: z.int(),
  festival: z.boolean(),
})

/** Pages that show one entry each, by type; the oldest wins where there are two. */
export function detailPagesOf(
  rows: readonly z.output<typeof detailPageRow>[],
): Pick<Refs, 'detailPages' | 'festivalPage'> {
  const pageOf = ({ pfad, nummer }: (typeof rows)[number]) => ({ list: pfad.slice(0, -1), nummer })
  const festival = rows.findLast((row) => row.festival)
  const others = rows.filter((row) => !row.festival)
  return {
    detailPages: Object.fromEntries(others.map((row) => [row.typ, pageOf(row)])),
    festivalPage: festival ? pageOf(festival) : null,
  }
}
