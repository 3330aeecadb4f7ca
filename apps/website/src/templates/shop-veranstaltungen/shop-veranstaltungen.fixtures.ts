import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['shop-veranstaltungen']

/** Examples of `shop-veranstaltungen`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'shop-veranstaltungen'> = {
  ...examples['shop-veranstaltungen'],
  'without-title': { ...typical, options: { ...typical.options, titel: null } },
}
