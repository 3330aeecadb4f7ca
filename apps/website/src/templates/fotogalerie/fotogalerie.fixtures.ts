import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.fotogalerie

/** Examples of `fotogalerie`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'fotogalerie'> = {
  ...examples.fotogalerie,
  paged: { ...typical, context: { ...typical.context, anzahl: 31, seite: 2 } },
}
