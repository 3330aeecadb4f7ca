import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `wegweiser-lebenslagen`. */
export const fixtures: Fixtures<'wegweiser-lebenslagen'> = examples['wegweiser-lebenslagen']
