import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['kurzinfo-icons']

/** Examples of `kurzinfo-icons`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'kurzinfo-icons'> = {
  ...examples['kurzinfo-icons'],
  'with-a-gap': { ...typical, options: { ...typical.options, icon2: null } },
}
