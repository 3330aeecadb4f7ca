import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['sidebar-veranstaltungen']

/** Examples of `sidebar-veranstaltungen`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'sidebar-veranstaltungen'> = {
  ...examples['sidebar-veranstaltungen'],
  'in-content': { ...typical, slotName: 'content' },
}
