import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `wegweiser-formulare`. */
export const fixtures: Fixtures<'wegweiser-formulare'> = examples['wegweiser-formulare']
