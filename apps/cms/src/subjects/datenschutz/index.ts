import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'

export { customKeptTimes } from './kept-times.ts'
export { reportServices } from './report-services.ts'

/** What the privacy notice says by itself (decision 0115). */
export const datenschutz = { calls } satisfies Subject
