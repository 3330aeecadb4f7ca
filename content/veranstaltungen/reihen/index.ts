import type { Tag } from '../../tage.ts'
import type { VeranstaltungContent } from '../shape.ts'
import { bewegungsreihen } from './bewegung.ts'
import { tourenUndAbende } from './einzeltage.ts'
import { musikreihen } from './musik.ts'
import { stadtreihen } from './stadtleben.ts'

/** Everything that takes place more than once by a rule. */
export const reihen = (heute: Tag): VeranstaltungContent[] =>
  [musikreihen, tourenUndAbende, stadtreihen, bewegungsreihen].flatMap((group) => group(heute))
