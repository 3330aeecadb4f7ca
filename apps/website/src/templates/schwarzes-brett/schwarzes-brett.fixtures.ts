import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `schwarzes-brett`. */
export const fixtures: Fixtures<'schwarzes-brett'> = examples['schwarzes-brett']
