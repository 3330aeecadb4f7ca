import type { RatsinfoTreffer } from '@kurstadt/contract'
import { searchWords } from '@kurstadt/contract/search-form'
import { type Call, listOf } from '../../../wire/call/call.ts'
import { readRefs, stopWords } from '../../../wire/read/index.ts'
import { anybody } from '../../../wire/session.ts'
import { readCommitteeRefs } from '../read/committees.ts'
import { beginningOf, excerptOf, piecesOf, stemsOf } from '../read/excerpt.ts'
import { readReader } from '../read/reader.ts'
import {
  type FileWords,
  type FoundInCouncil,
  readFileWords,
  readSearchYears,
  searchCouncil,
} from '../read/search.ts'
import { addressOf, type CouncilPages, itemAddress } from '../serialise/addresses.ts'
import type { FoundCommittee } from '../serialise/found.ts'
import { gremiumRefOf } from '../serialise/gremium.ts'

type Beside = {
  committees: ReadonlyMap<string, FoundCommittee>
  files: ReadonlyMap<string, FileWords>
  pages: CouncilPages
  stems: readonly string[]
}

/** Where the words stand: in the entry itself, else in one of its files. */
function excerptFor({ worte, dateien }: FoundInCouncil, { files, stems }: Beside) {
  if (stems.length === 0) return { auszug: beginningOf(worte), datei: null }
  const own = excerptOf(worte, stems)
  if (own !== null) return { auszug: own, datei: null }
  for (const id of dateien) {
    const file = files.get(id)
    const auszug = file && excerptOf(file.worte, stems)
    if (auszug) return { auszug, datei: file.titel }
  }
  return { auszug: beginningOf(worte), datei: null }
}

function hrefOf(found: FoundInCouncil, pages: CouncilPages): string | null {
  if (!found.oeffentlich) return null
  if (found.typ !== 'punkte') return addressOf(found.typ, found, pages)
  const { sitzung: nummer, sitzungstitel: titel } = found
  return nummer === null || titel === null
    ? null
    : itemAddress({ titel, nummer }, found.nummer, pages)
}

function hitOf(found: FoundInCouncil, beside: Beside): RatsinfoTreffer {
  const { typ: art, nummer: id, kennung, datum, oeffentlich, sitzung } = found
  const names = found.gremien.flatMap((one) => beside.committees.get(one)?.titel ?? [])
  return {
    art,
    id,
    kennung,
    datum,
    oeffentlich,
    sitzung,
    gremien: names,
    titel: piecesOf(found.titel, beside.stems),
    ...excerptFor(found, beside),
    detailURL: hrefOf(found, beside.pages),
  }
}

/**
 * The search of the council; what somebody looks for is theirs, so an answer with words is private.
 * A committee that there is not finds nothing.
 */
export const ratsinfoSuche: Call<'ratsinfo_suche'> = async ({
  payload,
  params,
  sessions = anybody,
}) => {
  const { q, art, jahr, gremium_id, neu_seit: since, seite, pro_seite: limit } = params
  const words = searchWords(q).filter((word) => !stopWords.has(word))
  const [reader, committees] = await Promise.all([
    readReader(payload, sessions),
    readCommitteeRefs(payload),
  ])
  const committee = [...committees.values()].find(({ nummer }) => nummer === gremium_id)
  const isEmpty = (q !== '' && words.length === 0) || (gremium_id !== undefined && !committee)
  const offset = (seite - 1) * limit
  const question = { words, art, jahr, gremium: committee?.id, since, limit, offset }
  const [found, jahre, { detailPages: pages }] = await Promise.all([
    isEmpty ? [] : searchCouncil(payload, question, reader),
    readSearchYears(payload, reader),
    readRefs({ payload, sprache: 'de', type: 'sitzungen', docs: [] }),
  ])
  const named = words.length === 0 ? [] : found.flatMap(({ dateien }) => dateien)
  const files = await readFileWords(payload, named)
  const beside = { committees, files, pages, stems: stemsOf(words) }
  const answer = {
    ...listOf(
      found.map((one) => hitOf(one, beside)),
      { totalDocs: found[0]?.anzahl ?? 0 },
      params,
    ),
    jahre,
    gremien: [...committees.values()].map((one) => gremiumRefOf(one, pages)),
  }
  return {
    answer,
    tags: ['sitzungen', 'vorlagen', 'gremien', 'dokumente', 'seiten'],
    isPrivate: q !== '',
  }
}
