import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `parken`. */
export const fixtures: Fixtures<'parken'> = examples.parken
