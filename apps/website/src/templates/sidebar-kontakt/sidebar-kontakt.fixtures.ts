import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['sidebar-kontakt']

/** Examples of `sidebar-kontakt`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'sidebar-kontakt'> = {
  ...examples['sidebar-kontakt'],
  'in-content': { ...typical, slotName: 'content' },
}
