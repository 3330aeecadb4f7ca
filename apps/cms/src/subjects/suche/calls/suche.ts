import { ratsinfosystem, type Suchtreffer, trefferArten } from '@kurstadt/contract'
import { searchWords } from '@kurstadt/contract/search-form'
import { type Call, listOf } from '../../../wire/call/call.ts'
import { stopWords } from '../../../wire/read/index.ts'
import { detailUrl } from '../../../wire/serialise/index.ts'
import { type FoundThing, search } from '../read/search.ts'

function hitOf({ typ, nummer, titel, auszug, pfad, ziel, zieltitel }: FoundThing): Suchtreffer[] {
  const page = { list: pfad.slice(0, -1), nummer: 0 }
  const url = ziel === null || zieltitel === null ? pfad : detailUrl(page, zieltitel, ziel)
  if (url === null) return []
  const _source = { es_pfad: url, es_pfad_ext: null, titel, auszug }
  return [{ _type: typ, _id: nummer, _source, url }]
}

/** Types that are left out: what is asked for as the council's is several of them (spec 7). */
function leftOut(asked: readonly string[]): readonly string[] {
  return asked.includes('ratsinfosystem') ? [...asked, ...ratsinfosystem] : asked
}

/** Search (spec 7); what somebody looks for is theirs, so the answer is private. */
export const suche: Call<'suche'> = async ({ payload, params }) => {
  const { q, sprache, exclude_type, seite, pro_seite } = params
  const words = searchWords(q).filter((word) => !stopWords.has(word))
  const found =
    words.length === 0
      ? []
      : await search(payload, {
          words,
          sprache,
          without: leftOut(exclude_type),
          limit: pro_seite,
          offset: (seite - 1) * pro_seite,
        })
  return {
    answer: listOf(found.flatMap(hitOf), { totalDocs: found[0]?.anzahl ?? 0 }, params),
    tags: [...trefferArten],
    isPrivate: q !== '',
  }
}
