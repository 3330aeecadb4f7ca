import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'
import { personalData } from './personal-data.ts'

export { refuseReplaced } from './collections/vorlagen/refuse-replaced.ts'
export { dropShared, keepAllOparl, keepShared } from './oparl/index.ts'

/** The council: members, committees, meetings, papers. */
export const rat = { calls, collections, personalData: [personalData] } satisfies Subject
