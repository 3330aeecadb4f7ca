import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.videos

/** Examples of `videos`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'videos'> = {
  ...examples.videos,
  paged: { ...typical, context: { ...typical.context, anzahl: 6, pro_seite: 3 } },
}
