import type { Subject } from '../subject.ts'
import { keptYears } from './kept.ts'

/** Sums of visits; nothing of it is about anybody. */
export const besuche = {
  keptTimes: [{ name: 'besuche', wert: keptYears, einheit: 'jahre' }],
} satisfies Subject
