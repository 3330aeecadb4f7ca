import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['push-hinweis']

/** Examples of `push-hinweis`: the contract’s and one that only the website needs. */
export const fixtures: Fixtures<'push-hinweis'> = {
  ...examples['push-hinweis'],
  'in-sidebar': { ...typical, slotName: 'sidebar' },
}
