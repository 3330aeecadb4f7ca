import { type Sprache, sprachen, templates } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../platform/database/index.ts'
import { rowsSql } from '../../wire/read/index.ts'

/** Pages named of each language; a type that many show is found on the first of them. */
const most = 2

/** Templates that show the entries of a type, by the call that feeds them. */
function templatesOf(type: string): string[] {
  const isFed = (call: string | undefined) => call?.split(/[/_]formulare|\//)[0] === type
  return Object.entries(templates).flatMap(([name, { feed }]) => (isFed(feed?.call) ? [name] : []))
}

const blocksOf = (field: string) => rowsSql(`coalesce(l.${field}, d.${field})`)

/** Pages with one of the blocks; those that have it in their content before those that have it beside. */
const text = `
  select pfad, _locale from (
    select l.pfad, l._locale, row_number() over (
      partition by l._locale order by not found.in_content, s.nummer) as place
    from seiten s join seiten_locales l on l._parent_id = s.id and l.pfad is not null
    left join seiten_locales d on d._parent_id = s.id and d._locale = 'de'
    cross join lateral (
      select bool_or(x.in_content) as in_content from (
        select b ->> 'blockType' as name, true as in_content
          from jsonb_array_elements(${blocksOf('bloecke')}) b
        union all select b ->> 'blockType', false
          from jsonb_array_elements(${blocksOf('seitenleiste')}) b
      ) x where x.name = any($1)
    ) found
    where s._status = 'published' and s.detailseite_fuer is null and found.in_content is not null
  ) pages where place <= ${most} order by _locale, place`

const row = z.object({ pfad: z.string(), _locale: z.enum(sprachen) })

/** Public pages that show one of some templates, by language, the one that has it in its content first. */
export async function pagesShowing(
  payload: Payload,
  names: readonly string[],
): Promise<{ sprache: Sprache; path: string }[]> {
  if (names.length === 0) return []
  const rows = await select(payload, { name: 'list-pages', text, row }, [names])
  return rows.map(({ pfad, _locale }) => ({ sprache: _locale, path: pfad }))
}

/** Public pages whose blocks show entries of a type. */
export function listPages(
  payload: Payload,
  type: string,
): Promise<{ sprache: Sprache; path: string }[]> {
  return pagesShowing(payload, templatesOf(type))
}
