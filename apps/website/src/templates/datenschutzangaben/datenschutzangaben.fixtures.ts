import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `datenschutzangaben`: the contract’s. */
export const fixtures: Fixtures<'datenschutzangaben'> = examples.datenschutzangaben
