import { examples } from '@kurstadt/contract/examples'
import { officesOnPage } from '../../../tests/support/offices-on-page.ts'
import { aemterOnPage } from '../../content/index.ts'
import type { Fixtures } from '../template.ts'

const { typical } = examples.behoerdenlotse
const many = Array.from({ length: 50 }, (_, place) =>
  typical.context.data.map((amt) => ({ ...amt, id: amt.id + 1000 * place })),
).flat()

/** Examples of `behoerdenlotse` as they arrive at the view. */
export const fixtures: Fixtures<'behoerdenlotse'> = officesOnPage(
  {
    ...examples.behoerdenlotse,
    hundreds: { ...typical, context: { ...typical.context, anzahl: many.length, data: many } },
  },
  aemterOnPage,
)
