import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `bekanntmachung-detail`: those of the contract. */
export const fixtures: Fixtures<'bekanntmachung-detail'> = examples['bekanntmachung-detail']
