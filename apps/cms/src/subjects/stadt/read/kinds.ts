import type { Abfallart, Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { listEntries } from '../../../wire/call/entries.ts'
import { keptUntilChange } from '../../../wire/read/newest-change.ts'
import { abfallartOf } from '../serialise/abfall.ts'

const inOrder = [
  { field: 'sortierung', descending: false },
  { field: 'titel', descending: false },
]

async function read(
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

/**
 * All kinds of waste in the order of the town. In memory until anything changes: each street asks for
 * them, and what they show of pages and pictures belongs to them.
 */
export const readKinds = keptUntilChange(read)
