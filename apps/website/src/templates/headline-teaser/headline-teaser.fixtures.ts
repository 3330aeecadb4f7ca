import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['headline-teaser']

/** Examples of `headline-teaser`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'headline-teaser'> = {
  ...examples['headline-teaser'],
  'third-level': { ...typical, options: { ...typical.options, titel_tag: 'h3' } },
}
