import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'
import { keptAfter } from './kept.ts'
import { personalData } from './personal-data.ts'

export { takeNotice } from './take-notice.ts'

/** The noticeboard (spec 2.6): what hangs, who wrote it, and what the office does about it. */
export const brett = {
  calls,
  collections,
  personalData: [personalData],
  keptTimes: [{ name: 'brett', wert: keptAfter, einheit: 'tage' }],
} satisfies Subject
