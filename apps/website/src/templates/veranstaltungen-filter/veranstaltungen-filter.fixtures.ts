import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['veranstaltungen-filter']

/** Examples of `veranstaltungen-filter`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'veranstaltungen-filter'> = {
  ...examples['veranstaltungen-filter'],
  'in-sidebar': { ...typical, slotName: 'sidebar' },
}
