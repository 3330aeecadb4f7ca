import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `tour-detail`. */
export const fixtures: Fixtures<'tour-detail'> = examples['tour-detail']
