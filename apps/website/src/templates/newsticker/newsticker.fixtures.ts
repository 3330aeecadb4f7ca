import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.newsticker

/** Examples of `newsticker` that only the website needs. */
export const fixtures: Fixtures<'newsticker'> = {
  'without-link': { ...typical, options: { ...typical.options, link: null, linktext: null } },
}
