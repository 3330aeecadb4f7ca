import type { Tag } from '../../tage.ts'
import type { VeranstaltungContent } from '../shape.ts'
import { advent } from './advent.ts'
import { fruehling } from './fruehling.ts'
import { fruehsommer } from './fruehsommer.ts'
import { herbst } from './herbst.ts'
import { hochsommer } from './hochsommer.ts'
import { unterwegs } from './unterwegs.ts'
import { winter } from './winter.ts'

/** What comes back every year, each in the year past, the coming one and the one after. */
export const jahreslauf = (heute: Tag): VeranstaltungContent[] =>
  [winter, fruehling, fruehsommer, hochsommer, herbst, advent, unterwegs].flatMap((season) =>
    season(heute),
  )
