import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.downloads

/** Examples of `downloads` that only the website needs. */
export const fixtures: Fixtures<'downloads'> = {
  'without-title': { ...typical, options: { ...typical.options, titel: null } },
}
