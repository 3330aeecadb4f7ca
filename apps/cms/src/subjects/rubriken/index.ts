import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

export { readCategories } from './read/categories.ts'
export { rubrikOf } from './serialise/rubrik.ts'

/** Categories of events and businesses. */
export const rubriken = { calls, collections } satisfies Subject
