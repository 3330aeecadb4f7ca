import { bildExamples, examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['shop-artikel']

/** Examples of `shop-artikel`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'shop-artikel'> = {
  ...examples['shop-artikel'],
  'broken-picture': { ...typical, context: { ...typical.context, bild: bildExamples.broken } },
}
