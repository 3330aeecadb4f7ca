import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.zitat

/** Examples of `zitat`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'zitat'> = {
  ...examples.zitat,
  'in-sidebar': { ...typical, slotName: 'sidebar' },
  'without-source': { ...typical, options: { ...typical.options, quelle: null } },
}
