import type { Answer, BrettArt, OrderField } from '@kurstadt/contract'
import { brettArten } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { noon } from '../../../platform/time/days.ts'
import { fold, foldSql } from '../../../wire/read/fold.ts'

type OrderName = 'datum_von' | 'ablaufdatum' | 'titel'

/** What is asked of the noticeboard; `heute` is the day in the town. */
type Question = {
  seite: number
  pro_seite: number
  order: readonly OrderField<OrderName>[]
  art?: string | undefined
  q: string
  heute: string
}

/** How notices are looked for: not at all, by parts of words, or by words that are like them. */
type Matching = 'all' | 'words' | 'similar'

/** Words beyond these say nothing more about what is meant. */
const mostWords = 8

/** The words of a question, folded; at most eight. */
export const wordsOf = (q: string): string[] =>
  (fold(q).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)

const matches: Record<Matching, string> = {
  all: '$2::text[] is not null',
  words: "not exists (select from unnest($2::text[]) w where words not like '%' || w || '%')",
  // Half of the letters in threes: «Fahrat» finds the «Fahrrad».
  similar: 'not exists (select from unnest($2::text[]) w where word_similarity(w, words) < 0.5)',
}

/** Notices that hang on the day `$1` and have the words `$2`. */
const hanging = (matching: Matching) => `
  with shown as (
    select e.id, e.nummer, e.art::text as art, e.datum_von, e.ablaufdatum,
      ${foldSql("coalesce(l.titel, '')")} as name,
      ${foldSql("concat_ws(' ', l.titel, e.text, e.preis)")} as words
    from schwarzes_brett e
    left join schwarzes_brett_locales l on l._parent_id = e.id and l._locale = 'de'
    where e._status = 'published' and e.status <> 'gesperrt'
      and e.datum_von <= $1::timestamptz and e.ablaufdatum >= $1::timestamptz
  ), matched as (
    select * from shown where ${matches[matching]}
  )`

const columns: Record<OrderName, string> = {
  datum_von: 'datum_von',
  ablaufdatum: 'ablaufdatum',
  titel: 'name',
}

/** SQL of an order; what is equal in it follows with the newest first. */
const orderOf = (order: Question['order']) =>
  [
    ...order.map(({ field, descending }) => `${columns[field]} ${descending ? 'desc' : 'asc'}`),
    'nummer desc',
  ].join(', ')

/** A kind is counted with the words that were typed, and whatever kind was chosen. */
const statement = (matching: Matching, order: string) => `${hanging(matching)}
  select
    (select count(*)::int from matched where $3::text is null or art = $3) as anzahl,
    array(select id::text from matched where $3::text is null or art = $3
      order by ${order} limit $4 offset $5) as ids,
    coalesce((select json_agg(json_build_object('art', art, 'anzahl', anzahl)) from (
      select art, count(*)::int as anzahl from matched where art is not null group by art) k), '[]')
      as auswahl`

const row = z.object({
  anzahl: z.int(),
  ids: z.array(z.string()),
  auswahl: z.array(z.object({ art: z.enum(brettArten), anzahl: z.int().positive() })),
})

/** Ids of a page, how many there are, what each kind has, and whether they only sound alike. */
export type FoundNotices = z.infer<typeof row> & Pick<Answer<'schwarzes_brett'>, 'aehnlich'>

async function find(payload: Payload, question: Question, matching: Matching) {
  const { art, heute, order, pro_seite, q, seite } = question
  const sql = orderOf(order)
  const name = `notices-${matching}-${sql.replaceAll(/[ ,]+/g, '-')}`
  const values = [noon(heute), wordsOf(q), art ?? null, pro_seite, (seite - 1) * pro_seite]
  const [found] = await select(payload, { name, text: statement(matching, sql), row }, values)
  return found ?? { anzahl: 0, ids: [], auswahl: [] }
}

/** Kinds as the board names them, whatever the database has counted first. */
function inOrder(found: z.infer<typeof row>): z.infer<typeof row> {
  const place = (art: BrettArt) => brettArten.indexOf(art)
  return { ...found, auswahl: found.auswahl.toSorted((a, b) => place(a.art) - place(b.art)) }
}

/**
 * A page of the notices that hang on a day. Where none has what was typed, those that have something
 * like it are found; a kind that has none of them is no reason to look further.
 */
export async function findNotices(payload: Payload, question: Question): Promise<FoundNotices> {
  const isSearched = wordsOf(question.q).length > 0
  const exactly = await find(payload, question, isSearched ? 'words' : 'all')
  if (!isSearched || exactly.auswahl.length > 0) return { ...inOrder(exactly), aehnlich: false }
  const similar = await find(payload, question, 'similar')
  return { ...inOrder(similar), aehnlich: similar.auswahl.length > 0 }
}
