import type { Subject } from '../subject.ts'
import { collections } from './collections/index.ts'
import { keptYears } from './kept.ts'
import { personalData } from './personal-data.ts'

/** Whether pages have helped, as people say below them. */
export const rueckmeldungen = {
  collections,
  personalData: [personalData],
  keptTimes: [{ name: 'rueckmeldungen', wert: keptYears, einheit: 'jahre' }],
} satisfies Subject
