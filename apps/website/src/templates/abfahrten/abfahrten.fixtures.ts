import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `abfahrten`. */
export const fixtures: Fixtures<'abfahrten'> = examples.abfahrten
