import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { AbfuhrterminDoc } from '../../../payload-types.ts'
import { readRelated } from '../../../wire/read/index.ts'
import { abfuhrterminOf } from '../serialise/abfall.ts'

/** How waste collection dates are read: with their kinds of waste. */
export function dates(payload: Payload, sprache: Sprache) {
  return {
    payload,
    type: 'abfuhrtermine' as const,
    related: async (docs: readonly AbfuhrterminDoc[]) => ({
      abfallarten: await readRelated(
        payload,
        sprache,
        'abfallarten',
        docs.map(({ abfallart }) => abfallart),
      ),
    }),
    serialise: abfuhrterminOf,
  }
}
