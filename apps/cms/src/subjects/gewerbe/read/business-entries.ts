import type { OrderField, Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { fold, foldSql } from '../../../wire/read/fold.ts'

type OrderName = 'titel' | 'spezialisierung'

/** What is asked of the business directory. */
export type BusinessQuestion = {
  sprache: Sprache
  seite: number
  pro_seite: number
  order: readonly OrderField<OrderName>[]
  rubrik_id?: number | undefined
  q: string
  buchstabe?: string | undefined
}

const columns: Record<OrderName, string> = { titel: 'name', spezialisierung: 'what' }
/** Words beyond these say nothing more about what is meant. */
const mostWords = 8

/** All words of an entry; only read when somebody looks for some, for it is most of the time. */
const searched = foldSql(`concat_ws(' ', titel, spezialisierung,
        (select string_agg(concat_ws(' ', l.titel, l.spezialisierung), ' ')
           from brancheneintraege_locales l where l._parent_id = shown.id),
        (select string_agg(t.text, ' ') from brancheneintraege_texts t where t.parent_id = shown.id),
        (select string_agg(kl.rubrik, ' ') from brancheneintraege_rels r
           join rubriken_locales kl on kl._parent_id = r.rubriken_id
           where r.parent_id = shown.id and r.path = 'rubriken'))`)

/**
 * Names begin where their letters do («Zum Hirsch»: z); keywords and categories are searched in
 * every language, because a guest may remember either.
 */
const text = (order: string, isSearched: boolean) => `
  with shown as (
    select e.id, e.nummer,
      coalesce(nullif(l.titel, ''), de.titel) as titel,
      coalesce(nullif(l.spezialisierung, ''), de.spezialisierung, '') as spezialisierung
    from brancheneintraege e
    left join brancheneintraege_locales l on l._parent_id = e.id and l._locale = $1::_locales
    left join brancheneintraege_locales de on de._parent_id = e.id and de._locale = 'de'
    where e._status = 'published'
      and ($2::int is null or exists (
        select from brancheneintraege_rels r join rubriken k on k.id = r.rubriken_id and k.deleted_at is null
        where r.parent_id = e.id and r.path = 'rubriken' and k.nummer = $2))
  ), named as (
    select id, nummer, ${foldSql('spezialisierung')} as what,
      regexp_replace(${foldSql('titel')}, '^[^a-z0-9]+', '') as name,
      ${isSearched ? searched : "''"} as words
    from shown
  ), found as (
    select * from named
    where ($3::text is null or left(name, 1) = any(string_to_array($3, null)))
      and words like all($4::text[])
  )
  select (select count(*)::int from found) as anzahl,
    array(select id::text from found order by ${order}, nummer limit $5 offset $6) as ids`

const row = z.object({ anzahl: z.int(), ids: z.array(z.string()) })

function orderOf(order: BusinessQuestion['order']): { name: string; sql: string } {
  const parts = order.map(
    ({ field, descending }) => `${columns[field]} ${descending ? 'desc' : 'asc'}`,
  )
  return { name: parts.join('-').replaceAll(' ', '-'), sql: parts.join(', ') }
}

/** The words of a question, folded; at most eight. */
export function wordsOf(q: string): string[] {
  return (fold(q).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)
}

/**
 * Ids of a page of the published entries, in the asked language with German where there is none:
 * Payload's filters and orders know no fallback, so an entry without English would be lost.
 */
export async function findBusinesses(
  payload: Payload,
  { sprache, seite, pro_seite, order, rubrik_id, q, buchstabe }: BusinessQuestion,
): Promise<{ ids: string[]; anzahl: number }> {
  const { name, sql } = orderOf(order)
  const letters = buchstabe === '0' ? '0123456789' : buchstabe && fold(buchstabe)
  const words = wordsOf(q).map((word) => `%${word}%`)
  const isSearched = words.length > 0
  const statement = {
    name: `businesses-${name}${isSearched ? '-searched' : ''}`,
    text: text(sql, isSearched),
    row,
  }
  const [found] = await select(payload, statement, [
    sprache,
    rubrik_id ?? null,
    letters ?? null,
    words,
    pro_seite,
    (seite - 1) * pro_seite,
  ])
  return found ?? { ids: [], anzahl: 0 }
}
