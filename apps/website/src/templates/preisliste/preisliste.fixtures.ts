import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.preisliste

/** Examples of `preisliste`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'preisliste'> = {
  ...examples.preisliste,
  'in-sidebar': { ...typical, slotName: 'sidebar' },
}
