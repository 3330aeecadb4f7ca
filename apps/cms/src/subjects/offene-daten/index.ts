import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'

/** Data that others may use: datasets of what is published anyway (decision 0107). */
export const offeneDaten = { calls } satisfies Subject
