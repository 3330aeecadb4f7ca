import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `ratsinfo-mitglied`: those of the contract. */
export const fixtures: Fixtures<'ratsinfo-mitglied'> = examples['ratsinfo-mitglied']
