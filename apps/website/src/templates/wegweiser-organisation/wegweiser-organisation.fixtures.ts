import { examples } from '@kurstadt/contract/examples'
import { unitsOnPage } from '../../content/index.ts'
import type { Fixtures } from '../template.ts'

/** Examples of `wegweiser-organisation` as they arrive at the view. */
export const fixtures: Fixtures<'wegweiser-organisation'> = Object.fromEntries(
  Object.entries(examples['wegweiser-organisation']).map(([name, { context, ...block }]) => [
    name,
    { ...block, context: unitsOnPage(context) },
  ]),
)
