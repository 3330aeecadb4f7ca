import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'

/** The search over everything public. */
export const suche = { calls } satisfies Subject
