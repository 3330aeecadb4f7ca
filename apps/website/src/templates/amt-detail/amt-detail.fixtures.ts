import { examples } from '@kurstadt/contract/examples'
import { officeOnPage } from '../../../tests/support/offices-on-page.ts'
import type { Fixtures } from '../template.ts'

/** Examples of `amt-detail`: the contract's as they arrive at the view. */
export const fixtures: Fixtures<'amt-detail'> = Object.fromEntries(
  Object.entries(examples['amt-detail']).map(([name, { context, ...block }]) => [
    name,
    { ...block, context: officeOnPage(context) },
  ]),
)
