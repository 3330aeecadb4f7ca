import type { Subject } from '../subject.ts'
import { collections } from './collections/index.ts'
import { keptDays } from './kept.ts'
import { personalData } from './personal-data.ts'

export { findEmails, sendAgain } from './email-state.ts'
export { keptDays } from './kept.ts'

/** The outbox and how the sending of mails stands. */
export const mails = {
  collections,
  personalData: [personalData],
  keptTimes: [{ name: 'mails', wert: keptDays, einheit: 'tage' }],
} satisfies Subject
