import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.newsticker

/** Examples of `newsticker`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'newsticker'> = {
  ...examples.newsticker,
  'without-link': { ...typical, options: { ...typical.options, link: null, linktext: null } },
}
