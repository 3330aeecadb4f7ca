import type { Tag } from '../tage.ts'
import { brancheneintraegeAm } from './branchen.ts'
import { gewerberubriken } from './rubriken.ts'
import type { GewerbeContent } from './shape.ts'

/** What the town's businesses, hosts and shop have to offer on a day. */
export const gewerbeAm = (heute: Tag): GewerbeContent => ({
  gewerberubriken,
  brancheneintraege: brancheneintraegeAm(heute),
})
