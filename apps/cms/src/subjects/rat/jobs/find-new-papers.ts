import { searchWords } from '@kurstadt/contract/search-form'
import type { Payload } from 'payload'
import { env } from '../../../env.ts'
import { readRefs, stopWords } from '../../../wire/read/index.ts'
import { type FoundInCouncil, searchCouncil } from '../read/search.ts'
import { addressOf, type CouncilPages } from '../serialise/addresses.ts'
import { everybody } from '../serialise/found.ts'

/** Papers that are looked at for one mail; nobody reads more of them. */
const most = 100

function paperOf({ kennung: drucksache, nummer, titel }: FoundInCouncil, pages: CouncilPages) {
  const address = addressOf('vorlagen', { titel, nummer }, pages)
  return address === null
    ? []
    : [{ nummer, titel, drucksache, adresse: new URL(address, env.WEBSITE_URL).href }]
}

/**
 * Public papers that have come since an instant and contain all of the words, in themselves or in
 * their files, as the search of the council finds them for everybody.
 */
export async function findNewPapers(payload: Payload, wort: string, since: string) {
  const words = searchWords(wort).filter((word) => !stopWords.has(word))
  if (words.length === 0) return []
  const question = { words, art: 'vorlagen', since, limit: most, offset: 0 } as const
  const found = await searchCouncil(payload, question, everybody)
  if (found.length === 0) return []
  const { detailPages } = await readRefs({ payload, sprache: 'de', type: 'vorlagen', docs: [] })
  return found.flatMap((one) => paperOf(one, detailPages))
}
