import type { Subject } from '../subject.ts'
import { collections } from './collections/index.ts'
import { personalData } from './personal-data.ts'

export { deleteRequests } from './delete-requests.ts'
export { indexWordsOfRequests } from './inbox/index.ts'

/** Requests: what visitors send and offices answer. */
export const anfragen = { collections, personalData: [personalData] } satisfies Subject
