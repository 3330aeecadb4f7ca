import type { Abfallart, Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { listEntries } from '../../../wire/call/entries.ts'
import { abfallartOf } from '../serialise/abfall.ts'

const inOrder = [
  { field: 'sortierung', descending: false },
  { field: 'titel', descending: false },
]

/** All kinds of waste in the order of the town. */
export async function readKinds(
  payload: Payload,
  sprache: Sprache,
): Promise<{ arten: Abfallart[]; tags: string[] }> {
  const { answer, tags } = await listEntries({
    payload,
    type: 'abfallarten',
    params: { sprache, seite: 1, pro_seite: 100, order: inOrder },
    serialise: abfallartOf,
  })
  return { arten: answer.data, tags }
}
