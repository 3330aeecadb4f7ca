import { detailTypes } from '@kurstadt/contract'
import { z } from 'zod'
import type { Refs } from '../serialise/refs.ts'
import { germanAlone } from './titles.ts'

const german = germanAlone.map((type) => `'${type}'`).join()

/**
 * Pages that show one entry each; the oldest comes last. What is written in German alone has a German
 * page in every language.
 */
export const detailPagesText = (sprache: string) => `
  select s.detailseite_fuer as typ, l.pfad, s.nummer::int as nummer
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
})

/** Pages that show one entry each, by type; the oldest wins where there are two. */
export function detailPagesOf(
  rows: readonly z.output<typeof detailPageRow>[],
): Refs['detailPages'] {
  return Object.fromEntries(
    rows.map(({ typ, pfad, nummer }) => [typ, { list: pfad.slice(0, -1), nummer }]),
  )
}
