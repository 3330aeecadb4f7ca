import type { IntranetTreffer } from '@kurstadt/contract'
import { rubrikUrl } from '@kurstadt/contract'
import { searchWords } from '@kurstadt/contract/search-form'
import { type Call, listOf } from '../../../wire/call/call.ts'
import { intranetFiles, readRelated, stopWords } from '../../../wire/read/index.ts'
import { dokumentOf } from '../../../wire/serialise/dokument.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { type FoundInternal, searchInternal } from '../read/search.ts'

function hitOf(found: FoundInternal, refs: Pick<Refs, 'related'>): IntranetTreffer {
  const { typ, nummer, titel, auszug, datum, rubrik, url, datei, frueher } = found
  const address = rubrikUrl.safeParse(url)
  return {
    art: typ === 'intranet_texte' ? 'text' : 'dokument',
    id: nummer,
    titel,
    auszug: auszug.replaceAll(/\s+/g, ' ').trim(),
    datum,
    rubrik: rubrik !== null && address.success ? { rubrik, url: address.data } : null,
    datei: dokumentOf(datei, refs),
    frueher,
  }
}

/** The search within the intranet, which is apart from that of the town (spec 7, T20). */
export const intranetSuche: Call<'intranet/suche'> = async ({ payload, params }) => {
  const { q, neu_seit: since = null, seite, pro_seite: limit } = params
  const words = searchWords(q).filter((word) => !stopWords.has(word))
  const isEmpty = q !== '' && words.length === 0
  const question = { words, since, limit, offset: (seite - 1) * limit }
  const found = isEmpty ? [] : await searchInternal(payload, question)
  const files = found.map(({ datei }) => datei)
  const dokumente = await readRelated(payload, 'de', 'dokumente', files, intranetFiles)
  const refs = { related: { dokumente } }
  const answer = listOf(
    found.map((one) => hitOf(one, refs)),
    { totalDocs: found[0]?.anzahl ?? 0 },
    params,
  )
  return { answer, tags: [], isPrivate: true }
}
