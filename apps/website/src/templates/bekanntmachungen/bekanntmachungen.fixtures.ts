import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `bekanntmachungen`: those of the contract. */
export const fixtures: Fixtures<'bekanntmachungen'> = examples.bekanntmachungen
