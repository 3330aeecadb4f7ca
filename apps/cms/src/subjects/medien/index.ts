import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

/** Pictures and files. */
export const medien = { calls, collections } satisfies Subject
