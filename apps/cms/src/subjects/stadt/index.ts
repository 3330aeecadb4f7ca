import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

export { gapText, readGaps } from './luecken/index.ts'

/** Everyday life: waste, streets, building areas. */
export const stadt = { calls, collections } satisfies Subject
