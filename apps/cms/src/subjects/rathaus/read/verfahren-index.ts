import type { Sprache } from '@kurstadt/contract'
import { searchForm } from '@kurstadt/contract/search-form'
import type { Payload } from 'payload'
import { z } from 'zod'
import { keptUntilChange } from '../../../wire/read/newest-change.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'

const everything = {
  typ: 'wegweiser_verfahren',
  name: 'verfahren-index',
  text: `
    select e.nummer::int as nummer, coalesce(nullif(l.titel, ''), d.titel) as titel,
      coalesce(nullif(l.kurztext, ''), d.kurztext, '') as kurztext,
      array(select t.text from wegweiser_verfahren_texts t
        where t.parent_id = e.id and t.path = 'synonyme' and t.locale in ('de', $1::_locales)
        order by t."order") as synonyme
    from wegweiser_verfahren e
    join wegweiser_verfahren_locales d on d._parent_id = e.id and d._locale = 'de' and d.titel <> ''
    left join wegweiser_verfahren_locales l on l._parent_id = e.id and l._locale = $1::_locales
    where e._status = 'published'`,
  row: z.object({
    nummer: z.int(),
    titel: z.string(),
    kurztext: z.string(),
    synonyme: z.array(z.string()),
  }),
}

/** What procedures are called, ready to be searched. */
export type VerfahrenIndex = {
  entries: {
    nummer: number
    /** Name and everyday words in their search form. */
    names: string
    /** Words of the short text in their search form, each after a space. */
    text: string
  }[]
  /** Words of titles and everyday words: search form → as they are written. */
  vocabulary: ReadonlyMap<string, string>
}

async function read(payload: Payload, sprache: Sprache): Promise<VerfahrenIndex> {
  const rows = await selectRows(payload, everything, [sprache])
  const vocabulary = new Map<string, string>()
  const entries = rows.map(({ nummer, titel, kurztext, synonyme }) => {
    for (const word of [titel, ...synonyme].join(' ').match(/[\p{L}\p{N}]{4,}/gu) ?? [])
      vocabulary.set(searchForm(word), word)
    const text = (searchForm(kurztext).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ` ${word}`)
    return { nummer, names: ` ${searchForm([titel, ...synonyme].join(' '))}`, text: text.join('') }
  })
  return { entries, vocabulary }
}

/**
 * What procedures are called, in a language, from memory as long as nothing was published: reading ten
 * thousand of them takes longer than a search may (decision 0016). Some megabytes for each language.
 */
export const verfahrenIndex = keptUntilChange(read)
