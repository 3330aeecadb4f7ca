import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['sidebar-sommerbergbahn']

/** Examples of `sidebar-sommerbergbahn`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'sidebar-sommerbergbahn'> = {
  ...examples['sidebar-sommerbergbahn'],
  'in-content': { ...typical, slotName: 'content' },
}
