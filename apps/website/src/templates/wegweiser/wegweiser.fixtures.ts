import { examples } from '@kurstadt/contract/examples'
import { wegweiserOnPage } from '../../content/index.ts'
import type { Fixtures } from '../template.ts'

/** Examples of `wegweiser` as they arrive at the view; `thousands` are too many to be unfolded. */
export const fixtures: Fixtures<'wegweiser'> = Object.fromEntries(
  Object.entries({
    ...examples.wegweiser,
    thousands: {
      ...examples.wegweiser.typical,
      context: { ...examples.wegweiser.typical.context, anzahl: 9999 },
    },
  }).map(([name, { context, ...block }]) => [
    name,
    { ...block, context: wegweiserOnPage(context) },
  ]),
)
