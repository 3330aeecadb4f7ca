import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['kurzinfo-icons']

/** Examples of `kurzinfo-icons` that only the website needs. */
export const fixtures: Fixtures<'kurzinfo-icons'> = {
  'with-a-gap': { ...typical, options: { ...typical.options, icon2: null } },
}
