import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `ratsinfo-sitzungen`: those of the contract. */
export const fixtures: Fixtures<'ratsinfo-sitzungen'> = examples['ratsinfo-sitzungen']
