import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { barrierefreiheit as global } from './global/index.ts'

export { readStatementHints } from './read/read-hints.ts'

/** The statement on accessibility (spec 2.6; BITV 2.0 § 7). */
export const barrierefreiheit = { calls, globals: [global] } satisfies Subject
