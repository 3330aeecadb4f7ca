import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.veranstaltungen

/** Examples of `veranstaltungen`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'veranstaltungen'> = {
  ...examples.veranstaltungen,
  'beyond-the-last-page': {
    ...typical,
    context: { ...typical.context, data: [], anzahl: 12, seite: 9 },
  },
  'without-title': { ...typical, options: { titel: null } },
}
