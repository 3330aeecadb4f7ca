import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

/** Modules of portal pages. */
export const portalmodule = { calls, collections } satisfies Subject
