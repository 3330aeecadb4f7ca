import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.eventteaser

/** Examples of `eventteaser`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'eventteaser'> = {
  ...examples.eventteaser,
  'with-link': {
    ...typical,
    options: { ...typical.options, link: '/de/rossini/', linktext: 'Zum Festival' },
  },
}
