import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

export { isLoggedFile } from './nachweis/index.ts'
export { amtRefOf } from './serialise/rathaus-refs.ts'

/** The town hall: offices, staff, procedures, notices. */
export const rathaus = { calls, collections } satisfies Subject
