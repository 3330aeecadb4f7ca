import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.pauschalangebote

/** Examples of `pauschalangebote`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'pauschalangebote'> = {
  ...examples.pauschalangebote,
  'without-title': { ...typical, options: { ...typical.options, titel: null } },
}
