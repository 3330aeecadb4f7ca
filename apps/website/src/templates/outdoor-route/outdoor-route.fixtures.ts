import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `outdoor-route`. */
export const fixtures: Fixtures<'outdoor-route'> = examples['outdoor-route']
