import { type Answer, type OrderField, type Sprache, sprachen } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { fold } from '../../../wire/read/fold.ts'
import { entriesSql, foundSql, type Matching } from './business-sql.ts'

export type OrderName = 'titel' | 'spezialisierung'

/** What is asked of the business directory. */
export type BusinessQuestion = {
  sprache: Sprache
  seite: number
  pro_seite: number
  order: readonly OrderField<OrderName>[]
  rubrik_id?: number | undefined
  q: string
  buchstabe?: string | undefined
  stufenlos?: boolean | undefined
}

/** Categories and letters of what was found, with how many entries they leave, and the step-free ones. */
export type BusinessChoices = Answer<'brancheneintraege'>['auswahl']

/** Ids of a page, how many there are, and whether they only sound like what was typed. */
export type FoundBusinesses = {
  ids: string[]
  anzahl: number
  aehnlich: boolean
  auswahl: BusinessChoices
}

const columns: Record<OrderName, string> = { titel: 'name', spezialisierung: 'what' }
/** Words beyond these say nothing more about what is meant. */
const mostWords = 8

const pageSql = (order: string, matching: Matching) => `${foundSql(matching)}
  select (select count(*)::int from found) as anzahl,
    array(select id::text from found order by ${order}, nummer limit $6 offset $7) as ids`

/** Each choice is counted with everything else that was chosen, and without itself. */
const choicesSql = (matching: Matching) => `${entriesSql(matching)}
  select
    exists (select from matched) as gefunden,
    (select count(*)::int from matched where in_category and stufenlos) as stufenlos,
    array(select distinct case when name ~ '^[0-9]' then '0' else left(name, 1) end
      from matched where in_category and (not $4::boolean or stufenlos) and name <> '' order by 1) as buchstaben,
    coalesce((select json_agg(of_category) from (
      select k.nummer::int as id, count(distinct m.id)::int as anzahl,
        coalesce(nullif(l.rubrik, ''), de.rubrik, '') as rubrik,
        case when coalesce(l.rubrik, '') = '' then 'de' else $1 end as sprache
      from matched m join brancheneintraege_rels r on r.parent_id = m.id and r.path = 'rubriken'
      join rubriken k on k.id = r.rubriken_id and k.deleted_at is null
      left join rubriken_locales l on l._parent_id = k.id and l._locale = $1::_locales
      left join rubriken_locales de on de._parent_id = k.id and de._locale = 'de'
      where not $4::boolean or m.stufenlos group by 1, 3, 4
    ) of_category where id is not null and rubrik <> ''), '[]') as rubriken`

const pageRow = z.object({ anzahl: z.int(), ids: z.array(z.string()) })
const choicesRow = z.object({
  gefunden: z.boolean(),
  stufenlos: z.int(),
  buchstaben: z.array(z.string()),
  rubriken: z.array(
    z.object({
      id: z.int(),
      sprache: z.enum(sprachen),
      rubrik: z.string(),
      anzahl: z.int(),
    }),
  ),
})

/** The order of a list as the statements have it. */
export function orderOf(order: BusinessQuestion['order']): { name: string; sql: string } {
  const parts = order.map(
    ({ field, descending }) => `${columns[field]} ${descending ? 'desc' : 'asc'}`,
  )
  return { name: parts.join('-').replaceAll(' ', '-'), sql: parts.join(', ') }
}

/** The words of a question, folded; at most eight. */
export function wordsOf(q: string): string[] {
  return (fold(q).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)
}

/** What every statement is asked with. */
export const chosen = ({ sprache, rubrik_id, q, stufenlos }: BusinessQuestion) => [
  sprache,
  rubrik_id ?? null,
  wordsOf(q),
  stufenlos === true,
]

/** The letters that a name may begin with; undefined where any may. */
export const lettersOf = (buchstabe: string | undefined) =>
  buchstabe === '0' ? '0123456789' : buchstabe && fold(buchstabe)

async function findPage(payload: Payload, question: BusinessQuestion, matching: Matching) {
  const { seite, pro_seite, order } = question
  const { name, sql } = orderOf(order)
  const statement = {
    name: `businesses-${name}-${matching}`,
    text: pageSql(sql, matching),
    row: pageRow,
  }
  const [found] = await select(payload, statement, [
    ...chosen(question),
    lettersOf(question.buchstabe) ?? null,
    pro_seite,
    (seite - 1) * pro_seite,
  ])
  return found ?? { ids: [], anzahl: 0 }
}

/** What can be chosen, and whether any entry has what was typed, whatever else was chosen. */
async function findChoices(
  payload: Payload,
  question: BusinessQuestion,
  matching: Matching,
): Promise<{ gefunden: boolean; auswahl: BusinessChoices }> {
  const statement = {
    name: `business-choices-${matching}`,
    text: choicesSql(matching),
    row: choicesRow,
  }
  const [found] = await select(payload, statement, chosen(question))
  const { gefunden = false, stufenlos = 0, buchstaben = [], rubriken = [] } = found ?? {}
  const byName = new Intl.Collator(question.sprache)
  rubriken.sort((a, b) => byName.compare(a.rubrik, b.rubrik))
  return { gefunden, auswahl: { stufenlos, buchstaben, rubriken } }
}

/**
 * Ids of a page of the published entries, in the asked language with German where there is none:
 * Payload's filters and orders know no fallback, so an entry without English would be lost. Where no
 * entry has what was typed, those that have something like it are found.
 */
export async function findBusinesses(
  payload: Payload,
  question: BusinessQuestion,
): Promise<FoundBusinesses> {
  const isSearched = wordsOf(question.q).length > 0
  const exactly = isSearched ? 'words' : 'all'
  const find = (matching: Matching) =>
    Promise.all([findPage(payload, question, matching), findChoices(payload, question, matching)])
  const [page, { gefunden, auswahl }] = await find(exactly)
  if (!isSearched || gefunden) return { ...page, aehnlich: false, auswahl }
  const [similar, like] = await find('similar')
  return { ...similar, aehnlich: similar.anzahl > 0, auswahl: like.auswahl }
}
