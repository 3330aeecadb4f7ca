import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `warenkorb`: the contract’s. */
export const fixtures: Fixtures<'warenkorb'> = { ...examples.warenkorb }
