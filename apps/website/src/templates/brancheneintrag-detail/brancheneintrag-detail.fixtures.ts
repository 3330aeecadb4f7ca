import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `brancheneintrag-detail`. */
export const fixtures: Fixtures<'brancheneintrag-detail'> = examples['brancheneintrag-detail']
