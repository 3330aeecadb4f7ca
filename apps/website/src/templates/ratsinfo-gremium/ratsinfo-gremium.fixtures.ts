import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `ratsinfo-gremium`: those of the contract. */
export const fixtures: Fixtures<'ratsinfo-gremium'> = examples['ratsinfo-gremium']
