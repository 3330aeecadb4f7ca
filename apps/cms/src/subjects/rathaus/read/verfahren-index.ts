import type { Sprache } from '@kurstadt/contract'
import { searchForm } from '@kurstadt/contract/search-form'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
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

const newest = {
  name: 'newest-change',
  text: 'select coalesce(max(id), 0)::int as id from content_changes',
  row: z.object({ id: z.int() }),
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

type Kept = { change: number; index: VerfahrenIndex }

/** One for each language: some megabytes for ten thousand procedures. */
const kept = new WeakMap<Payload, Map<Sprache, Kept>>()

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
 * What procedures are called, from memory as long as nothing was published: reading ten thousand of
 * them takes longer than a search may (decision 0016).
 */
export async function verfahrenIndex(payload: Payload, sprache: Sprache): Promise<VerfahrenIndex> {
  const [{ id: change } = { id: 0 }] = await select(payload, newest, [])
  const own = kept.get(payload) ?? new Map<Sprache, Kept>()
  kept.set(payload, own)
  const known = own.get(sprache)
  if (known?.change === change) return known.index
  const index = await read(payload, sprache)
  own.set(sprache, { change, index })
  return index
}
