import type { Payload } from 'payload'
import { readRefs } from '../../../wire/read/index.ts'
import type { CardRefs } from '../serialise/cards.ts'
import { readCommitteeRefs } from './committees.ts'

/** Types of which any entry may come into an answer of cards. */
export const watched = ['sitzungen', 'vorlagen', 'gremien', 'raete', 'dokumente', 'seiten']

/** What cards of meetings and papers name. */
export async function readCardRefs(payload: Payload): Promise<CardRefs> {
  const [committees, { detailPages: pages }] = await Promise.all([
    readCommitteeRefs(payload),
    readRefs({ payload, sprache: 'de', type: 'sitzungen', docs: [] }),
  ])
  return { committees, pages }
}
