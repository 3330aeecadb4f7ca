import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'
import { personalData } from './personal-data.ts'

/** What the staff reads. */
export const intranet = { calls, collections, personalData: [personalData] } satisfies Subject
