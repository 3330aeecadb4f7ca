import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.downloads

/** Examples of `downloads`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'downloads'> = {
  ...examples.downloads,
  'without-title': { ...typical, options: { ...typical.options, titel: null } },
}
