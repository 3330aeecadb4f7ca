import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const block = examples['panoramabild-panoramateaser']
const { typical } = block

/** Examples of `panoramabild-panoramateaser`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'panoramabild-panoramateaser'> = {
  ...block,
  'without-picture': { ...typical, options: { ...typical.options, bildupload: null } },
}
