import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['sidebar-rossini']

/** Examples of `sidebar-rossini`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'sidebar-rossini'> = {
  ...examples['sidebar-rossini'],
  'in-content': { ...typical, slotName: 'content' },
}
