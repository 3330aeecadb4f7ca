import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `ratsinfo-vorlagen`: those of the contract. */
export const fixtures: Fixtures<'ratsinfo-vorlagen'> = examples['ratsinfo-vorlagen']
