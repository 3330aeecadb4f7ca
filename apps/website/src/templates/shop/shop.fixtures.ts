import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.shop

/** Examples of `shop`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'shop'> = {
  ...examples.shop,
  'without-title': { ...typical, options: { titel: null, einleitung: null } },
}
