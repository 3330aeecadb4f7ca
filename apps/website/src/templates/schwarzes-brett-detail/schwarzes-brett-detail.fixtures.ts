import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `schwarzes-brett-detail`. */
export const fixtures: Fixtures<'schwarzes-brett-detail'> = examples['schwarzes-brett-detail']
