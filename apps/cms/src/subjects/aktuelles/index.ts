import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

/** News, and the groups of readers they are for. */
export const aktuelles = { calls, collections } satisfies Subject
