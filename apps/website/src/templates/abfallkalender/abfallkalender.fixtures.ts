import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `abfallkalender`: the contract’s. */
export const fixtures: Fixtures<'abfallkalender'> = examples.abfallkalender
