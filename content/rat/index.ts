import { gremien } from './gremien.ts'
import { raete } from './raete.ts'
import type { RatsinfoContent } from './shape.ts'
import { sitzungen } from './sitzungen/index.ts'
import { vorlagen } from './vorlagen/index.ts'

export type { RatsinfoContent } from './shape.ts'

/** The council of the demo town. */
export const rat: RatsinfoContent = { raete, gremien, vorlagen, sitzungen }
