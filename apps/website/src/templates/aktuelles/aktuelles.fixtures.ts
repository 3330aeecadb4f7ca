import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.aktuelles

/** Examples of `aktuelles` that only the website needs. */
export const fixtures: Fixtures<'aktuelles'> = {
  paged: { ...typical, context: { ...typical.context, anzahl: 31, seite: 2 } },
}
