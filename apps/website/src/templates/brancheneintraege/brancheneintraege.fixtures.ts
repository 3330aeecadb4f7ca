import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `brancheneintraege`. */
export const fixtures: Fixtures<'brancheneintraege'> = examples.brancheneintraege
