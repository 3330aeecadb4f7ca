import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.wohnmobilstellplatz
const [first] = typical.context.data

/** Examples of `wohnmobilstellplatz`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'wohnmobilstellplatz'> = {
  ...examples.wohnmobilstellplatz,
  ...(first && { one: { ...typical, context: { ...typical.context, data: [first] } } }),
}
