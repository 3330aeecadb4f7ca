import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

export { whereOf } from './serialise/brancheneintrag.ts'

/** The business directory. */
export const gewerbe = { calls, collections } satisfies Subject
