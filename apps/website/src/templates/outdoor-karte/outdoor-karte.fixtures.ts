import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `outdoor-karte`. */
export const fixtures: Fixtures<'outdoor-karte'> = examples['outdoor-karte']
