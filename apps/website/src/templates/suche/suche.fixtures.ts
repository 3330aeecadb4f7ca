import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.suche

/** Examples of `suche`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'suche'> = {
  ...examples.suche,
  'one-hit': {
    ...typical,
    context: {
      data: typical.context?.data.slice(0, 1) ?? [],
      anzahl: 1,
      seite: 1,
      pro_seite: 9999,
    },
  },
}
