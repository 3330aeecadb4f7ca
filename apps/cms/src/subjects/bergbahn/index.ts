import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

/** The railway: its timetables, and what runs on a day. */
export const bergbahn = { calls, collections } satisfies Subject
