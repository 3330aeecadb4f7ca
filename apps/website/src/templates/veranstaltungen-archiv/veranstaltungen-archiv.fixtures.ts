import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['veranstaltungen-archiv']

/** Examples of `veranstaltungen-archiv`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'veranstaltungen-archiv'> = {
  ...examples['veranstaltungen-archiv'],
  'nothing-fits': {
    ...typical,
    context: { ...typical.context, data: [], anzahl: 0, naechste: typical.context.data },
  },
}
