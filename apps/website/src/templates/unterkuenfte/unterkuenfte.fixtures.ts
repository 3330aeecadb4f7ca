import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical, minimal } = examples.unterkuenfte

/** Examples of `unterkuenfte`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'unterkuenfte'> = {
  ...examples.unterkuenfte,
  'without-hosts': { ...typical, context: minimal.context },
}
