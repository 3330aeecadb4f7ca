import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.zitat

/** Examples of `zitat` that only the website needs. */
export const fixtures: Fixtures<'zitat'> = {
  'in-sidebar': { ...typical, slotName: 'sidebar' },
  'without-source': { ...typical, options: { ...typical.options, quelle: null } },
}
