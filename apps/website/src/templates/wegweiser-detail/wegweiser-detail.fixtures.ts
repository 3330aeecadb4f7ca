import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `wegweiser-detail`. */
export const fixtures: Fixtures<'wegweiser-detail'> = examples['wegweiser-detail']
