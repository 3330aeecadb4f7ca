import type { Subject } from '../subject.ts'
import { collections } from './collections/index.ts'

export { indexWordsOfRequests } from './inbox/index.ts'

/** Requests: what visitors send and offices answer. */
export const anfragen = { collections } satisfies Subject
