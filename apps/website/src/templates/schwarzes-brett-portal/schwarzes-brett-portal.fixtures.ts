import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `schwarzes-brett-portal`. */
export const fixtures: Fixtures<'schwarzes-brett-portal'> = examples['schwarzes-brett-portal']
