import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.aktuelles

/** Examples of `aktuelles`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'aktuelles'> = {
  ...examples.aktuelles,
  paged: { ...typical, context: { ...typical.context, anzahl: 31, seite: 2 } },
}
