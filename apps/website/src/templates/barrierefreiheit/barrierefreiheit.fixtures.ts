import { barrierefreiheitExamples, examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.barrierefreiheit

/** Examples of `barrierefreiheit`: those of the contract, and an offer that is fully accessible. */
export const fixtures: Fixtures<'barrierefreiheit'> = {
  ...examples.barrierefreiheit,
  complete: { ...typical, context: barrierefreiheitExamples.complete },
}
