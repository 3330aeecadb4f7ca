import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `ratsinfo-vorlage`: those of the contract. */
export const fixtures: Fixtures<'ratsinfo-vorlage'> = examples['ratsinfo-vorlage']
