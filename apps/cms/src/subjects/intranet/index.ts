import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

/** What the staff reads. */
export const intranet = { calls, collections } satisfies Subject
