import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.timeline

/** Examples of `timeline`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'timeline'> = {
  ...examples.timeline,
  'without-title': { ...typical, options: { ...typical.options, titel: null } },
}
