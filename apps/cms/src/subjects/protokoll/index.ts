import type { Subject } from '../subject.ts'
import { collections } from './collections/index.ts'

/** Who changed what. */
export const protokoll = { collections } satisfies Subject
