import type { Subject } from '../subject.ts'
import { collections } from './collections/index.ts'
import { keptYears } from './kept.ts'

export { keptYears } from './kept.ts'

/** Who changed what. */
export const protokoll = {
  collections,
  keptTimes: [{ name: 'protokoll', wert: keptYears, einheit: 'jahre' }],
} satisfies Subject
