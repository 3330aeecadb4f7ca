import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['veranstaltungen-filter']

/** Examples of `veranstaltungen-filter` that only the website needs. */
export const fixtures: Fixtures<'veranstaltungen-filter'> = {
  'in-sidebar': { ...typical, slotName: 'sidebar' },
}
