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

/** Where hits come from: all of the words, those of a title first; or everything. */
function sourceOf(words: readonly string[], values: Values): string {
  if (words.length === 0) return '(select *, 0 as rang from intranet_suchtexte) as hits'
  const parts = values.add(words.map((word) => `%${stemOf(word)}%`))
  return `intranet_treffer(${queryOf(words, values)}, ${parts}) as hits`
}

function statement({ words, since, limit, offset }: InternalQuestion, values: Values): string {
  const source = sourceOf(words, values)
  const where = since === null ? '' : `where erschienen > ${values.add(since)}::timestamptz`
  const first = words.length === 0 ? 'erschienen' : 'rang'
  const order = `${first} desc, datum desc nulls last, titel`
  const [most, from] = [values.add(limit), values.add(offset)]
  return `
    with page as (
      select typ, dokument, titel, datum, erschienen, rang, (count(*) over ())::int as anzahl
      from ${source} ${where} order by ${order} limit ${most} offset ${from}
    )
    select p.typ, coalesce(t.nummer, a.nummer)::int as nummer, p.titel, s.auszug,
      to_char(p.datum, 'YYYY-MM-DD') as datum, r.rubrik, r.url, a.datei_id::text as datei, p.anzahl,
      coalesce(a.gueltig_bis < (now() at time zone 'Europe/Berlin')::date, false) as frueher
    from page p
      join intranet_suchtexte s on s.typ = p.typ and s.dokument = p.dokument
      left join intranet_texte t on p.typ = 'intranet_texte' and t.id = p.dokument
      left join intranet_rubriken r on r.id = t.rubrik_id and r.deleted_at is null
      left join intranet_archiv a on p.typ = 'intranet_archiv' and a.id = p.dokument
    order by ${first === 'rang' ? 'p.rang' : 'p.erschienen'} desc, p.datum desc nulls last, p.titel`
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
