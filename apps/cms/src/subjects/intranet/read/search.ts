import type { Payload } from 'payload'
import { z } from 'zod'
import { queryOf } from '../../../wire/read/index.ts'
import { stemOf } from '../../../wire/read/search-words.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { Values } from '../../../wire/read/values.ts'

const row = z.object({
  typ: z.enum(['intranet_texte', 'intranet_archiv']),
  nummer: z.int(),
  titel: z.string(),
  auszug: z.string(),
  datum: z.string().nullable(),
  rubrik: z.string().nullable(),
  url: z.string().nullable(),
  datei: z.string().nullable(),
  frueher: z.boolean(),
  anzahl: z.int(),
})

/** Something found in the intranet; `datei` is the id of its file. */
export type FoundInternal = z.output<typeof row>

/** What to look for: words in their search form, or what came after a moment, or both. */
export type InternalQuestion = {
  words: readonly string[]
  since: string | null
  limit: number
  offset: number
}

type Part = { where: string; rank: string }

/** All of the words: those of a title count first, which needs no look into long texts. */
function wordsPart(words: readonly string[], values: Values): Part | null {
  if (words.length === 0) return null
  const parts = values.add(words.map((word) => `%${stemOf(word)}%`))
  const query = `(${queryOf(words, values)})`
  const rank = `ts_rank(kopf, ${query}) + (form like all(${parts}))::int`
  return { where: `vektor @@ ${query}`, rank }
}

function statement({ words, since, limit, offset }: InternalQuestion, values: Values): string {
  const said = wordsPart(words, values)
  const conditions = [
    ...(said ? [said.where] : []),
    ...(since === null ? [] : [`erschienen > ${values.add(since)}::timestamptz`]),
  ]
  const order = said ? 'rank desc, datum desc nulls last' : 'erschienen desc, datum desc nulls last'
  const [most, from] = [values.add(limit), values.add(offset)]
  return `
    with page as (
      select typ, dokument, titel, auszug, datum, erschienen, ${said?.rank ?? '0'} as rank,
        (count(*) over ())::int as anzahl
      from intranet_suchtexte where ${conditions.join(' and ')}
      order by ${order}, titel limit ${most} offset ${from}
    )
    select p.typ, coalesce(t.nummer, a.nummer)::int as nummer, p.titel, p.auszug,
      to_char(p.datum, 'YYYY-MM-DD') as datum, r.rubrik, r.url, a.datei_id::text as datei, p.anzahl,
      coalesce(a.gueltig_bis < (now() at time zone 'Europe/Berlin')::date, false) as frueher
    from page p
      left join intranet_texte t on p.typ = 'intranet_texte' and t.id = p.dokument
      left join intranet_rubriken r on r.id = t.rubrik_id
      left join intranet_archiv a on p.typ = 'intranet_archiv' and a.id = p.dokument
    order by ${order}, titel`
}

/**
 * Published texts and documents of the intranet with all of the words, those of their files among
 * them, the best first; or what came after a moment, the latest first.
 */
export function searchInternal(
  payload: Payload,
  question: InternalQuestion,
): Promise<FoundInternal[]> {
  if (question.words.length === 0 && question.since === null) return Promise.resolve([])
  const values = new Values()
  const text = statement(question, values)
  return selectRows(payload, { typ: 'intranet_suche', text, row }, values.all)
}
