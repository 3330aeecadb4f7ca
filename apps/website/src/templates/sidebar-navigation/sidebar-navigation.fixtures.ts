import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['sidebar-navigation']

/** Examples of `sidebar-navigation`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'sidebar-navigation'> = {
  ...examples['sidebar-navigation'],
  'in-content': { ...typical, slotName: 'content' },
}
